import { DayPlanInput } from '@verandah/contracts'
import { defineSchema, Json, type Kit, requiredDate, requiredNumber, requiredString, unlessTaken } from '@verandah/kit'
import type { CalendarSettings } from './config.ts'

export type PlanOfDay = Omit<DayPlanInput, 'revision' | 'companion'>

export interface DayPlanDoc {
  /** `userId:date`. */
  _id: string
  userId: string
  /** YYYY-MM-DD. */
  date: string
  plan: PlanOfDay
  /** The housemate who takes the second route. */
  companion: string | null
  /** Starts at 1; incremented by every change. */
  revision: number
  updatedAt: Date
  keptUntil: Date
}

const schemaOf = () => {
  const schema = defineSchema<DayPlanDoc>({
    _id: String,
    userId: requiredString,
    date: requiredString,
    plan: { type: Json, required: true },
    companion: { type: String, default: null },
    revision: requiredNumber,
    updatedAt: requiredDate,
    keptUntil: requiredDate,
  })
  schema.index({ userId: 1, date: 1 })
  schema.index({ companion: 1 })
  schema.index({ keptUntil: 1 }, { expireAfterSeconds: 0 })
  return schema
}

type Written = Pick<DayPlanDoc, 'userId' | 'date' | 'plan' | 'companion'>

/** The `day_plans` collection: at most one plan for each buyer and day. Deleted some weeks after the day. */
export const createDayPlans = ({
  store,
  clock,
  settings,
}: Pick<Kit<CalendarSettings>, 'store' | 'clock' | 'settings'>) => {
  const model = store.collection('day_plans', schemaOf())
  const find = (filter: object) => model.find(filter).sort({ date: 1, _id: 1 }).lean<DayPlanDoc[]>()
  const one = async (userId: string, date: string): Promise<DayPlanDoc | null> =>
    (await find({ _id: idOf(userId, date), userId }))[0] ?? null

  return {
    of: (userId: string) => find({ userId }),
    one,
    /** Plans of a user that give a housemate a part. */
    withCompanion: (userId: string, companion: string) => find({ userId, companion }),
    /** Null if the plan has another revision than `seen`, or exists although `seen` is null. */
    save: async ({ userId, date, ...plan }: Written, seen: number | null): Promise<DayPlanDoc | null> => {
      const _id = idOf(userId, date)
      const updatedAt = clock.now()
      const keptUntil = new Date(Date.parse(date) + settings.DAY_PLANS_KEPT_MS)
      const doc = { ...plan, revision: (seen ?? 0) + 1, updatedAt, keptUntil }
      if (seen === null) {
        const isNew = await unlessTaken(model.create({ _id, userId, date, ...doc }))
        return isNew ? one(userId, date) : null
      }
      const { matchedCount } = await model.updateOne({ _id, userId, revision: seen }, { $set: doc })
      return matchedCount === 1 ? one(userId, date) : null
    },
    delete: async (userId: string, date: string): Promise<boolean> =>
      (await model.deleteOne({ _id: idOf(userId, date), userId })).deletedCount === 1,
    /** Deletes the plans of a user, and their part in plans of others. Resolves to the number of deleted plans. */
    forget: async (userId: string): Promise<number> => {
      await model.updateMany({ companion: userId }, { $set: { companion: null } })
      return (await model.deleteMany({ userId })).deletedCount
    },
  }
}

const idOf = (userId: string, date: string): string => `${userId}:${date}`
