import { type AnyEnvelope, SavedHomeScored, type EventOf } from '@verandah/contracts'
import { defineSchema, eachPage, newEvent, requiredNumber, requiredString, type Clock, type Store } from '@verandah/kit'

type Told = EventOf<typeof SavedHomeScored>['data']

interface ToldDoc extends Told {
  /** `userId:propertyId`. */
  _id: string
}

/** The `told_scores` collection: what was last said of the score of a saved home, with the event that says so. */
export const createToldScores = ({ store }: { store: Store }) => {
  const schema = defineSchema<ToldDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    revision: requiredNumber,
    searchId: { type: String, default: null },
    searchedAt: { type: String, default: null },
    score: requiredNumber,
  })
  schema.index({ userId: 1 })
  const collection = store.eventCollection('told_scores', schema)
  const { model } = collection

  /** Says it unless it was said already. When somebody else was faster, this comes after theirs. */
  const tell = async (score: Omit<Told, 'revision'>, clock: Clock): Promise<void> => {
    const _id = `${score.userId}:${score.propertyId}`
    const known = await model.findOne({ _id }).lean<ToldDoc>()
    if (known && (['searchId', 'searchedAt', 'score'] as const).every((part) => known[part] === score[part])) return
    const before = known?.revision ?? 0
    const revision = Math.max(before + 1, clock.now().getTime())
    const said: AnyEnvelope = newEvent(SavedHomeScored, { ...score, revision }, { clock })
    const write = known ? collection.update : collection.upsert
    if (!(await write({ _id, revision: before }, { $set: { ...score, revision } }, [said]))) await tell(score, clock)
  }

  return {
    tell,
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
    each: (clock: Clock) =>
      eachPage(model, {}, (page) =>
        page.map(({ userId, propertyId, revision, searchId, searchedAt, score }) =>
          newEvent(SavedHomeScored, { userId, propertyId, revision, searchId, searchedAt, score }, { clock }),
        ),
      ),
  }
}
