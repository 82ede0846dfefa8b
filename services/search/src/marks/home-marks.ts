import type { HiddenReason } from '@verandah/contracts'
import { defineSchema, required, type Store, type Clock, type Handler, forgetIn } from '@verandah/kit'
import { demandHome, type Properties } from '../homes/properties.ts'

interface MarkDoc {
  /** `userId:propertyId`. */
  _id: string
  userId: string
  propertyId: string
  /** When the buyer last opened the home. */
  seenAt?: Date
  hiddenAt?: Date
  /** Time of the last change; unset by earlier builds. */
  changedAt?: Date
  reason?: HiddenReason
}

const markSchema = () => {
  const schema = defineSchema<MarkDoc>({
    _id: String,
    userId: required.string,
    propertyId: required.string,
    seenAt: Date,
    hiddenAt: Date,
    changedAt: Date,
    reason: String,
  })
  schema.index({ userId: 1, hiddenAt: -1 })
  schema.index({ userId: 1, changedAt: -1 })
  return schema
}

interface Change {
  $set: Partial<MarkDoc>
  $unset?: object
}

const beginning = new Date(0)

interface Parts {
  store: Store
  properties: Pick<Properties, 'addressesOf'>
}

/** The `home_marks` collection: homes that a buyer has opened or hidden. One that merged into another stays hidden. */
export function createHomeMarks({ store, properties }: Parts) {
  const model = store.collection('home_marks', markSchema())
  const change = async (userId: string, propertyId: string, { $set, ...fields }: Change) => {
    const _id = `${userId}:${propertyId}`
    const update = { $setOnInsert: { userId, propertyId }, $set, ...fields }
    await model.updateOne({ _id }, update, { upsert: true })
  }
  const idsOf = async (filter: object) =>
    (await model.find(filter, { propertyId: 1 }).lean<Pick<MarkDoc, 'propertyId'>[]>()).map((mark) => mark.propertyId)
  const addressesOf = async (ids: readonly string[]) => new Set((await properties.addressesOf(ids)).keys())
  const hiddenBy = async (userId: string) => addressesOf(await idsOf({ userId, hiddenAt: { $gt: beginning } }))
  const listOf = (userId: string) => model.find({ userId }).sort({ hiddenAt: -1, _id: 1 }).lean<MarkDoc[]>()

  return {
    listOf,
    of: async (userId: string, propertyIds: readonly string[]) => {
      const _id = { $in: propertyIds.map((id) => `${userId}:${id}`) }
      const [seen, hidden] = await Promise.all([idsOf({ _id, seenAt: { $gt: beginning } }), hiddenBy(userId)])
      return { seen: new Set(seen), hidden }
    },
    /** All homes that a buyer has hidden, at each of their addresses. */
    hiddenBy,
    seenBy: async (userId: string) => new Set(await idsOf({ userId, seenAt: { $gt: beginning } })),
    /** Changes with every mark of a buyer. */
    changedAt: async (userId: string): Promise<number> => {
      const last = model.findOne({ userId }, { changedAt: 1 }).sort({ changedAt: -1 })
      return (await last.lean<Pick<MarkDoc, 'changedAt'>>())?.changedAt?.getTime() ?? 0
    },
    see: (userId: string, propertyId: string, seenAt: Date) =>
      change(userId, propertyId, { $set: { seenAt, changedAt: seenAt } }),
    /** Hiding a home again updates the reason. */
    hide: (userId: string, propertyId: string, { at, reason }: { at: Date; reason: HiddenReason | undefined }) =>
      change(userId, propertyId, {
        $set: { hiddenAt: at, changedAt: at, ...(reason && { reason }) },
        ...(reason === undefined && { $unset: { reason: 1 } }),
      }),
    show: async (userId: string, propertyId: string, at: Date) => {
      const ids = Array.from(await addressesOf([propertyId]), (id) => `${userId}:${id}`)
      await model.updateMany({ _id: { $in: ids } }, { $set: { changedAt: at }, $unset: { hiddenAt: 1, reason: 1 } })
    },
    forget: forgetIn(model),
  }
}

export interface MarkParts {
  homeMarks: ReturnType<typeof createHomeMarks>
}

interface MarkDeps extends MarkParts {
  properties: Properties
  clock: Clock
}

export const hideProperty =
  (deps: MarkDeps): Handler<'hideProperty'> =>
  async ({ caller, params, body: { reason } }) => {
    await demandHome(deps.properties, caller.sub, params.id)
    await deps.homeMarks.hide(caller.sub, params.id, { at: deps.clock.now(), reason })
  }

/** Idempotent. */
export const showHiddenProperty =
  ({ homeMarks, clock }: MarkDeps): Handler<'showHiddenProperty'> =>
  async ({ caller, params }) => {
    await homeMarks.show(caller.sub, params.id, clock.now())
  }

export const markPropertySeen =
  (deps: MarkDeps): Handler<'markPropertySeen'> =>
  async ({ caller, params }) => {
    await demandHome(deps.properties, caller.sub, params.id)
    await deps.homeMarks.see(caller.sub, params.id, deps.clock.now())
  }

/** The caller's hidden homes, latest first. */
export const listHiddenProperties =
  ({ homeMarks }: MarkDeps): Handler<'listHiddenProperties'> =>
  async ({ caller }) =>
    (await homeMarks.listOf(caller.sub)).flatMap(({ propertyId, reason, hiddenAt }) =>
      hiddenAt ? [{ propertyId, reason: reason ?? null, hiddenAt: hiddenAt.toISOString() }] : [],
    )
