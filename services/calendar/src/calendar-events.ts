import { PropertyScheduled, PropertyUnscheduled } from '@verandah/contracts'
import { behind, eachPage, type EventCollection, type Kit, type ListPlace, newEvent, forgetIn } from '@verandah/kit'
import { longestMs, type PlannedEvent, scheduledHomeOf } from './domain/planned-event.ts'
import { type EventDoc, eventSchema, fromStored, toStored } from './event-document.ts'
import { usersOfHome } from './users-of-home.ts'

const live = { cancelledAt: null }

type Needed = Pick<Kit<unknown>, 'store' | 'clock'>
type Stored = EventCollection<EventDoc>

/** The `calendar_events` collection. Every query by a buyer filters by owner. */
export function createCalendarEvents(kit: Needed) {
  const stored = kit.store.eventCollection('calendar_events', eventSchema())
  const leaving = departures(stored, kit)
  return { ...questions(stored), ...changes(stored, kit, leaving), ...leaving, ...retention(stored) }
}

const questions = ({ model }: Stored) => {
  const find = async (filter: object, limit = 0): Promise<PlannedEvent[]> => {
    const docs = await model.find(filter).sort({ startTime: 1, _id: 1 }).limit(limit).lean<EventDoc[]>()
    return docs.map(fromStored)
  }
  return {
    findOwn: async (id: string, userId: string): Promise<PlannedEvent | null> =>
      (await find({ _id: id, userId, ...live }))[0] ?? null,
    /** Events that overlap a window; a missing bound leaves it open. Returns all, or up to `limit` behind a place. */
    between: (userId: string, { from, to, after = null, limit = 0 }: Window) =>
      find({ userId, ...live, $and: [startingIn(from, to), behind(inOrder, after)] }, limit),
    /** Events for a feed, including cancelled ones. */
    since: (userId: string, from: Date) => find({ userId, occupiedUntil: { $gt: from } }),
    /** Events of one buyer and one home, or those without a home, including cancelled ones. */
    ofHome: (userId: string, propertyId: string | null) => find({ userId, propertyId }),
    /** Live events of one buyer and some homes whose times the buyer set: no advert moves them. */
    setByHand: (userId: string, propertyIds: readonly string[]) =>
      find({ userId, propertyId: { $in: propertyIds }, ...live, slot: null }),
    /** Live events of one buyer whose home was published as scheduled up to an instant. */
    scheduledUntil: (userId: string, propertyId: string, until: Date) =>
      find({ userId, propertyId, ...live, $or: [{ scheduledAt: null }, { scheduledAt: { $lte: until } }] }),
    buyersOf: usersOfHome(model, live),
    /** All events of a user, including cancelled ones. */
    allOf: (userId: string) => find({ userId }),
    /** Homes of live events, each with its buyer and the time of the event's last change. */
    eachScheduled: () =>
      eachPage(model, { ...live, propertyId: { $ne: null } }, (page) =>
        page.flatMap((doc) => changeOf(doc, lastChangeOf(doc))),
      ),
    /** Homes that have only cancelled events left in their buyer's calendar. */
    eachUnscheduled: () =>
      eachPage(model, { cancelledAt: { $ne: null }, propertyId: { $ne: null } }, async (page) => {
        const kept = await model.find({ userId: { $in: page.map(({ userId }) => userId) }, ...live }).lean<EventDoc[]>()
        const isKept = new Set(kept.map(({ userId, propertyId }) => `${userId}|${propertyId}`))
        const gone = page.filter(({ userId, propertyId }) => !isKept.has(`${userId}|${propertyId}`))
        return gone.flatMap((doc) => changeOf(doc, doc.cancelledAt ?? doc.updatedAt))
      }),
    countOf: (userId: string) => model.countDocuments({ userId, ...live }),
  }
}

interface Window {
  from?: Date | undefined
  to?: Date | undefined
  after?: ListPlace | null
  limit?: number
}

const inOrder = { field: 'startTime', direction: 1, tie: '_id' } as const

/** The bound on the start lets the index be used: an event that is not over began at most the maximum duration ago. */
const startingIn = (from: Date | undefined, to: Date | undefined) => ({
  ...(from && { occupiedUntil: { $gt: from } }),
  ...((from ?? to) && {
    startTime: { ...(from && { $gt: new Date(from.getTime() - longestMs) }), ...(to && { $lt: to }) },
  }),
})

const changeOf = ({ userId, propertyId }: EventDoc, at: Date) =>
  propertyId === null ? [] : [{ userId, propertyId, at }]

/** `updatedAt` has whole seconds. */
const lastChangeOf = ({ updatedAt, scheduledAt = updatedAt }: EventDoc): Date =>
  scheduledAt > updatedAt ? scheduledAt : updatedAt

const changes = ({ insert, update }: Stored, { clock }: Needed, { announceDepartures }: Departures) => {
  const scheduledBy = ({ userId }: PlannedEvent, propertyId: string | null) =>
    propertyId === null ? [] : [newEvent(PropertyScheduled, { userId, propertyId }, { clock })]
  return {
    /** Returns false if the buyer already has an event for that time of the advert. */
    add: (event: PlannedEvent): Promise<boolean> => {
      const events = scheduledBy(event, event.propertyId)
      return insert({ _id: event.id, ...toStored(event).$set, ...scheduledAtOf(events) }, events)
    },

    /**
     * Writes the next revision, possibly with another home. Returns false if that revision exists already. Publishes an
     * earlier departure first, as an event holds only one.
     */
    replace: async (before: PlannedEvent, after: PlannedEvent): Promise<boolean> => {
      const { $set, ...rest } = toStored(after)
      const left = scheduledHomeOf(before)
      const joined = scheduledHomeOf(after)
      const hasLeft = left !== null && left !== joined
      const events = left === joined ? [] : scheduledBy(after, joined)
      if (hasLeft) await announceDepartures(before.id)
      return update(
        { _id: after.id, revision: before.revision },
        { $set: { ...$set, ...(hasLeft && { leaving: left }), ...scheduledAtOf(events) }, ...rest },
        events,
      )
    },
  }
}

const scheduledAtOf = ([scheduled]: readonly { occurredAt: string }[]) =>
  scheduled && { scheduledAt: new Date(scheduled.occurredAt) }

type Departures = ReturnType<typeof departures>
type Departure = Required<Pick<EventDoc, '_id' | 'userId' | 'revision' | 'leaving'>>

const departures = ({ model, update }: Stored, { clock }: Needed) => {
  const announce = async ({ _id, userId, revision, leaving: propertyId }: Departure): Promise<void> => {
    const isLast = (await model.exists({ userId, propertyId, ...live })) === null
    const id = `${_id}:${revision}:unscheduled`
    const events = isLast ? [newEvent(PropertyUnscheduled, { userId, propertyId }, { clock, id })] : []
    await update({ _id, revision, leaving: propertyId }, { $unset: { leaving: 1 } }, events)
  }
  return {
    /**
     * Publishes that homes have left a calendar with their last event: for one event, or for all departures left over
     * from a crash.
     */
    announceDepartures: async (id?: string): Promise<void> => {
      const filter = { leaving: { $exists: true }, ...(id !== undefined && { _id: id }) }
      const found = await model.find(filter, { userId: 1, revision: 1, leaving: 1 }).limit(100).lean<Departure[]>()
      for (const departure of found) await announce(departure)
    },
  }
}

const retention = ({ model, deletePublished }: Stored) => ({
  /** Resolves to the number of deleted events. */
  forget: forgetIn(model),
  /** Deletes events cancelled before an instant whose departures are published. */
  purgeCancelled: (before: Date) =>
    deletePublished({ cancelledAt: { $ne: null, $lte: before }, leaving: { $exists: false } }),
})
