import { type AnyEnvelope, PropertyUnscheduled } from '@verandah/contracts'
import { isDuplicateKey, type Kit, newEvent, toOutbox } from '@verandah/kit'
import type { PlannedEvent } from './domain/planned-event.ts'
import { type EventDoc, eventSchema, fromStored, toStored } from './event-document.ts'

const live = { cancelledAt: null }
const inOrder = { startTime: 1, _id: 1 } as const

/** The `calendar_events` collection. Ownership is part of every question a buyer asks. */
export const createCalendarEvents = (kit: Pick<Kit<unknown>, 'store' | 'outbox' | 'clock'>) => {
  const model = collectionIn(kit.store)
  kit.outbox.watch(model as never)
  const deliver = (id: string, events: AnyEnvelope[]) => void kit.outbox.deliver(model as never, id, toOutbox(events))
  return { ...questions(model), ...changes(model, deliver), ...leaving(model, deliver, kit), ...retention(model) }
}

const collectionIn = (store: Kit<unknown>['store']) => store.collection('calendar_events', eventSchema())
type Events = ReturnType<typeof collectionIn>
type Deliver = (id: string, events: AnyEnvelope[]) => void

const questions = (model: Events) => {
  const find = async (filter: object, limit = 0): Promise<PlannedEvent[]> => {
    const docs = await model.find(filter, { outbox: 0 }).sort(inOrder).limit(limit).lean<EventDoc[]>()
    return docs.map(fromStored)
  }
  return {
    findOwn: async (id: string, userId: string): Promise<PlannedEvent | null> =>
      (await find({ _id: id, userId, ...live }))[0] ?? null,
    /** Those that take any time between two instants; an open end where one is missing. */
    between: (userId: string, from: Date | undefined, to: Date | undefined) =>
      find({ userId, ...live, ...(from && { occupiedUntil: { $gt: from } }), ...(to && { startTime: { $lt: to } }) }),
    upcoming: (userId: string, now: Date, limit: number) =>
      find({ userId, ...live, occupiedUntil: { $gt: now } }, limit),
    /** What a feed shows: cancelled ones too. */
    since: (userId: string, from: Date) => find({ userId, occupiedUntil: { $gt: from } }),
    /** Of one buyer and one home, cancelled ones among them. */
    ofHome: (userId: string, propertyId: string) => find({ userId, propertyId }),
    buyersOf: (propertyId: string): Promise<string[]> => model.distinct('userId', { propertyId, ...live }),
    /** Everything of a user, cancelled events among it. */
    allOf: (userId: string) => find({ userId }),
    countOf: (userId: string) => model.countDocuments({ userId, ...live }),
  }
}

const changes = (model: Events, deliver: Deliver) => ({
  /** False when the buyer has an event of that time of the advert already. */
  add: async (event: PlannedEvent, events: AnyEnvelope[]): Promise<boolean> => {
    try {
      await model.create({ _id: event.id, ...toStored(event).$set, outbox: toOutbox(events) })
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
    deliver(event.id, events)
    return true
  },

  /** Writes the next revision with its events. False when somebody else has written that revision already. */
  replace: async (event: PlannedEvent, events: AnyEnvelope[], leaving?: string | null): Promise<boolean> => {
    const { $set, ...rest } = toStored(event)
    const update = {
      $set: { ...$set, ...(leaving && { leaving }) },
      ...rest,
      $push: { outbox: { $each: toOutbox(events) } },
    }
    const { modifiedCount } = await model.updateOne({ _id: event.id, revision: event.revision - 1 }, update)
    if (modifiedCount === 1) deliver(event.id, events)
    return modifiedCount === 1
  },
})

type Left = Required<Pick<EventDoc, '_id' | 'userId' | 'revision' | 'leaving'>>

const leaving = (model: Events, deliver: Deliver, { clock }: Pick<Kit<unknown>, 'clock'>) => {
  /** Says that a home has left a calendar when this event was its last one there. */
  const settle = async ({ _id, userId, revision, leaving: propertyId }: Left): Promise<void> => {
    const isLast = (await model.exists({ userId, propertyId, ...live })) === null
    const id = `${_id}:${revision}:unscheduled`
    const events = isLast ? [newEvent(PropertyUnscheduled, { userId, propertyId }, { clock, id })] : []
    const update = { $unset: { leaving: 1 }, $push: { outbox: { $each: toOutbox(events) } } }
    const { modifiedCount } = await model.updateOne({ _id, revision, leaving: propertyId }, update)
    if (modifiedCount === 1) deliver(_id, events)
  }
  return {
    /** Of one event, or of all that a process left unsettled when it died. */
    settleLeaving: async (id?: string): Promise<void> => {
      const filter = { leaving: { $exists: true }, ...(id !== undefined && { _id: id }) }
      const found = await model.find(filter, { userId: 1, revision: 1, leaving: 1 }).limit(100).lean<Left[]>()
      for (const left of found) await settle(left)
    },
  }
}

const retention = (model: Events) => ({
  /** Resolves to how many there were. */
  forget: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  /** Forgets what was cancelled before an instant and has nothing left to say. */
  purgeCancelled: (before: Date) =>
    model.deleteMany({ cancelledAt: { $ne: null, $lte: before }, leaving: { $exists: false }, outbox: { $size: 0 } }),
})
