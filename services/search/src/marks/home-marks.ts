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

const marksIn = (store: Store) => store.collection('home_marks', markSchema())
type Marks = ReturnType<typeof marksIn>

/** The `home_marks` collection: homes that a buyer has opened or hidden. One that merged into another stays so. */
export function createHomeMarks({ store, properties }: Parts) {
  const model = marksIn(store)
  return { ...questions(model, properties), ...changes(model, properties), forget: forgetIn(model) }
}

const questions = (model: Marks, properties: Parts['properties']) => {
  const markedBy = async (userId: string, field: 'seenAt' | 'hiddenAt') => {
    const marks = model.find({ userId, [field]: { $gt: beginning } }, { propertyId: 1 })
    const ids = (await marks.lean<Pick<MarkDoc, 'propertyId'>[]>()).map(({ propertyId }) => propertyId)
    return new Set((await properties.addressesOf(ids)).keys())
  }
  return {
    listOf: (userId: string) => model.find({ userId }).sort({ hiddenAt: -1, _id: 1 }).lean<MarkDoc[]>(),
    /** Which of these homes the buyer has opened, and which they have hidden. */
    of: async (userId: string, propertyIds: readonly string[]) => {
      const mainOf = await properties.addressesOf(propertyIds)
      const _id = { $in: Array.from(mainOf.keys(), (id) => `${userId}:${id}`) }
      const marks = await model.find({ _id }, { propertyId: 1, seenAt: 1, hiddenAt: 1 }).lean<MarkDoc[]>()
      const having = (field: 'seenAt' | 'hiddenAt') => {
        const mains = new Set(marks.filter((mark) => mark[field]).map((mark) => mainOf.get(mark.propertyId)))
        return new Set(propertyIds.filter((id) => mains.has(mainOf.get(id))))
      }
      return { seen: having('seenAt'), hidden: having('hiddenAt') }
    },
    /** All homes that a buyer has hidden, at each of their addresses. */
    hiddenBy: (userId: string) => markedBy(userId, 'hiddenAt'),
    /** All homes that a buyer has opened, at each of their addresses. */
    seenBy: (userId: string) => markedBy(userId, 'seenAt'),
    /** Changes with every mark of a buyer. */
    changedAt: async (userId: string): Promise<number> => {
      const last = model.findOne({ userId }, { changedAt: 1 }).sort({ changedAt: -1 })
      return (await last.lean<Pick<MarkDoc, 'changedAt'>>())?.changedAt?.getTime() ?? 0
    },
  }
}

const changes = (model: Marks, properties: Parts['properties']) => {
  const change = async (userId: string, propertyId: string, { $set, ...fields }: Change) => {
    const _id = `${userId}:${propertyId}`
    const update = { $setOnInsert: { userId, propertyId }, $set, ...fields }
    await model.updateOne({ _id }, update, { upsert: true })
  }
  return {
    see: (userId: string, propertyId: string, seenAt: Date) =>
      change(userId, propertyId, { $set: { seenAt, changedAt: seenAt } }),
    /** Hiding a home again updates the reason. */
    hide: (userId: string, propertyId: string, { at, reason }: { at: Date; reason: HiddenReason | undefined }) =>
      change(userId, propertyId, {
        $set: { hiddenAt: at, changedAt: at, ...(reason && { reason }) },
        ...(reason === undefined && { $unset: { reason: 1 } }),
      }),
    show: async (userId: string, propertyId: string, at: Date) => {
      const ids = Array.from((await properties.addressesOf([propertyId])).keys(), (id) => `${userId}:${id}`)
      await model.updateMany({ _id: { $in: ids } }, { $set: { changedAt: at }, $unset: { hiddenAt: 1, reason: 1 } })
    },
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
