import type { HiddenReason } from '@verandah/contracts'
import { defineSchema, requiredString, type Store } from '@verandah/kit'

interface MarkDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  /** When the buyer last opened the home. */
  seenAt?: Date
  hiddenAt?: Date
  reason?: HiddenReason
}

const markSchema = () => {
  const schema = defineSchema<MarkDoc>({
    _id: String,
    userId: requiredString,
    propertyId: requiredString,
    seenAt: Date,
    hiddenAt: Date,
    reason: String,
  })
  schema.index({ userId: 1, hiddenAt: -1 })
  return schema
}

/** What a buyer did with the homes that results show. */
export interface HomeMarks {
  readonly seen: ReadonlySet<string>
  readonly hidden: ReadonlySet<string>
}

/** The `home_marks` collection: which homes a buyer has opened, and which they have hidden. */
export const createHomeMarks = ({ store }: { store: Store }) => {
  const model = store.collection('home_marks', markSchema())
  const change = async (userId: string, propertyId: string, fields: object) => {
    const _id = `${userId}:${propertyId}`
    await model.updateOne({ _id }, { $setOnInsert: { userId, propertyId }, ...fields }, { upsert: true })
  }
  const listOf = (userId: string) => model.find({ userId }).sort({ hiddenAt: -1, _id: 1 }).lean<MarkDoc[]>()

  return {
    listOf,
    of: async (userId: string): Promise<HomeMarks> => {
      const marks = await listOf(userId)
      const idsOf = (which: (mark: MarkDoc) => boolean) => new Set(marks.filter(which).map((mark) => mark.propertyId))
      return { seen: idsOf(({ seenAt }) => seenAt != null), hidden: idsOf(({ hiddenAt }) => hiddenAt != null) }
    },
    see: (userId: string, propertyId: string, seenAt: Date) => change(userId, propertyId, { $set: { seenAt } }),
    /** Hidden again, a home takes the newer reason. */
    hide: (userId: string, propertyId: string, { at, reason }: { at: Date; reason: HiddenReason | undefined }) =>
      change(
        userId,
        propertyId,
        reason === undefined ? { $set: { hiddenAt: at }, $unset: { reason: 1 } } : { $set: { hiddenAt: at, reason } },
      ),
    show: (userId: string, propertyId: string) =>
      model.updateOne({ _id: `${userId}:${propertyId}` }, { $unset: { hiddenAt: 1, reason: 1 } }),
    forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  }
}
