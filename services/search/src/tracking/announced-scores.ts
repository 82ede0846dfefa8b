import { type AnyEnvelope, SavedHomeScored, type EventOf } from '@verandah/contracts'
import { defineSchema, eachPage, newEvent, required, type Clock, type Store, forgetIn } from '@verandah/kit'

type Announcement = EventOf<typeof SavedHomeScored>['data']

type Home = Pick<Announcement, 'userId' | 'propertyId'>
/** Null where there is no score. */
type ScoreOf = () => Promise<Pick<Announcement, 'searchId' | 'searchedAt' | 'score'> | null>

interface AnnouncedScore extends Announcement {
  /** `userId:propertyId`. */
  _id: string
}

/** The `told_scores` collection: the last announced score of each saved home, with its event. */
export function createAnnouncedScores({ store }: { store: Store }) {
  const schema = defineSchema<AnnouncedScore>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    revision: required.number,
    searchId: { type: String, default: null },
    searchedAt: { type: String, default: null },
    score: required.number,
  })
  schema.index({ userId: 1 })
  const collection = store.eventCollection('told_scores', schema)
  const { model } = collection

  /** Announces a changed score. The last one is read before it is computed; after a lost race both happen again. */
  const announce = async ({ userId, propertyId }: Home, scoreOf: ScoreOf, clock: Clock): Promise<void> => {
    const _id = `${userId}:${propertyId}`
    const known = await model.findOne({ _id }).lean<AnnouncedScore>()
    const score = await scoreOf()
    if (score === null) return
    if (known && (['searchId', 'searchedAt', 'score'] as const).every((part) => known[part] === score[part])) return
    const before = known?.revision ?? 0
    const revision = Math.max(before + 1, clock.now().getTime())
    const event: AnyEnvelope = newEvent(SavedHomeScored, { userId, propertyId, ...score, revision }, { clock })
    const write = known ? collection.update : collection.upsert
    const change = { $set: { userId, propertyId, ...score, revision } }
    if (!(await write({ _id, revision: before }, change, [event])))
      await announce({ userId, propertyId }, scoreOf, clock)
  }

  return {
    announce,
    forgetHome: (userId: string, propertyId: string) => model.deleteOne({ _id: `${userId}:${propertyId}` }),
    forget: forgetIn(model),
    each: (clock: Clock) =>
      eachPage(model, {}, (page) =>
        page.map(({ userId, propertyId, revision, searchId, searchedAt, score }) =>
          newEvent(SavedHomeScored, { userId, propertyId, revision, searchId, searchedAt, score }, { clock }),
        ),
      ),
  }
}
