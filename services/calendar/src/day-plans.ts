import { type AnyEnvelope, type DayPlanInput, TravelSource } from '@verandah/contracts'
import { defineSchema, type EventCollection, Json, type Kit, required } from '@verandah/kit'
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
  /** Starts at the time of the plan, so that no deleted one had it; incremented by every change. */
  revision: number
  updatedAt: Date
  keptUntil: Date
  /** The homes of its stops. */
  homes: string[]
  /** What its people have been told of changed openings since it was saved: by stop, the new start or `withdrawn`. */
  told?: Record<string, string>
  /** Incremented by every change of `told`; builds before stored none. */
  toldRevision?: number
}

const schemaOf = () => {
  const schema = defineSchema<DayPlanDoc>({
    _id: String,
    userId: required.string,
    date: required.string,
    plan: { type: Json, contract: TravelSource, required: true },
    companion: { type: String, default: null },
    revision: required.number,
    updatedAt: required.date,
    keptUntil: required.date,
    homes: { type: [String], default: [] },
    told: Json,
    toldRevision: Number,
  })
  schema.index({ userId: 1, date: 1 })
  schema.index({ companion: 1 })
  schema.index({ homes: 1 })
  schema.index({ keptUntil: 1 })
  return schema
}

type Written = Pick<DayPlanDoc, 'userId' | 'date' | 'plan' | 'companion'>

type Needed = Pick<Kit<CalendarSettings>, 'store' | 'clock' | 'settings'>

/** The `day_plans` collection: at most one plan for each buyer and day. */
export function createDayPlans({ store, clock, settings }: Needed) {
  const stored = store.eventCollection('day_plans', schemaOf())
  const { model, insert, update } = stored
  const find = (filter: object) => model.find(filter).sort({ date: 1, _id: 1 }).lean<DayPlanDoc[]>()
  const one = async (userId: string, date: string): Promise<DayPlanDoc | null> =>
    (await find({ _id: idOf(userId, date), userId }))[0] ?? null

  return {
    of: (userId: string) => find({ userId }),
    one,
    /** Plans of a user that give a housemate a part. */
    withCompanion: (userId: string, companion: string) => find({ userId, companion }),
    /** Plans from a day on that see a home. */
    withHome: (propertyId: string, from: string) => find({ homes: propertyId, date: { $gte: from } }),
    /** Null if the plan has another revision than `seen`, or exists although `seen` is null. */
    save: async ({ userId, date, ...plan }: Written, seen: number | null): Promise<DayPlanDoc | null> => {
      const _id = idOf(userId, date)
      const homes = plan.plan.routes.flatMap(({ stops }) => stops.map(({ propertyId }) => propertyId))
      const doc = {
        ...plan,
        revision: seen === null ? clock.now().getTime() : seen + 1,
        updatedAt: clock.now(),
        keptUntil: new Date(Date.parse(date) + settings.DAY_PLANS_KEPT_MS),
        homes: [...new Set(homes)],
        told: {},
      }
      const isSaved =
        seen === null
          ? await insert({ _id, userId, date, ...doc }, [])
          : await update({ _id, userId, revision: seen }, { $set: doc }, [])
      return isSaved ? one(userId, date) : null
    },
    /** Tells of changed openings; false if the plan, or what is told of it, has changed since it was read. */
    tell: ({ _id, revision, toldRevision }: DayPlanDoc, told: Record<string, string>, events: readonly AnyEnvelope[]) =>
      update(
        { _id, revision, toldRevision: toldRevision ?? null },
        { $set: { told, toldRevision: (toldRevision ?? 0) + 1 } },
        events,
      ),
    delete: async (userId: string, date: string): Promise<boolean> =>
      (await model.deleteOne({ _id: idOf(userId, date), userId })).deletedCount === 1,
    ...retention(stored, clock),
  }
}

const retention = ({ model, deletePublished }: EventCollection<DayPlanDoc>, clock: Kit<unknown>['clock']) => ({
  /** Deletes the plans of a user, and their part in plans of others. Resolves to the number of deleted plans. */
  forget: async (userId: string): Promise<number> => {
    await model.updateMany({ companion: userId }, { $set: { companion: null } })
    return (await model.deleteMany({ userId })).deletedCount
  },
  /** Deletes plans that have been kept for long enough. */
  purge: () => deletePublished({ keptUntil: { $lte: clock.now() } }),
})

const idOf = (userId: string, date: string): string => `${userId}:${date}`
