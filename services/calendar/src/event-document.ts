import { defineSchema, required } from '@verandah/kit'
import { occupiedUntil, type PlannedEvent } from './domain/planned-event.ts'

export interface EventDoc extends Omit<PlannedEvent, 'id' | 'slot'> {
  _id: string
  slot?: string
  /** `userId|propertyId|slot`, unique: each time of an advert is at most one event per user. */
  slotKey?: string
  /** The assumed end if the event has none. */
  occupiedUntil: Date
  /** A home that this event has left, until the check whether it was the last event of that home. */
  leaving?: string
  /** When the event's home was last published as scheduled; builds before stored none. */
  scheduledAt?: Date
}

/** Schema and indexes of the `calendar_events` collection. */
export function eventSchema() {
  const schema = defineSchema<EventDoc>({
    _id: String,
    userId: required.string,
    propertyId: { type: String, default: null },
    title: required.string,
    startTime: required.date,
    endTime: { type: Date, default: null },
    eventType: required.string,
    notes: { type: String, default: '' },
    timeZone: required.string,
    revision: required.number,
    slot: String,
    slotKey: String,
    movedFrom: { type: Date, default: null },
    isWithdrawn: { type: Boolean, required: true },
    cancelledAt: { type: Date, default: null },
    occupiedUntil: required.date,
    leaving: String,
    scheduledAt: Date,
    createdAt: required.date,
    updatedAt: required.date,
  })
  schema.index({ userId: 1, occupiedUntil: 1 })
  schema.index({ userId: 1, startTime: 1, _id: 1 })
  schema.index({ userId: 1, propertyId: 1 })
  schema.index({ propertyId: 1 })
  schema.index({ slotKey: 1 }, { unique: true, sparse: true })
  schema.index({ leaving: 1 }, { sparse: true })
  schema.index({ cancelledAt: 1 })
  return schema
}

/** Returns an update that sets an event's fields and unsets those that it no longer has. */
export function toStored({ id: _id, slot, ...event }: PlannedEvent) {
  const times = { ...event, occupiedUntil: occupiedUntil(event) }
  if (slot === null) return { $set: times, $unset: { slot: 1, slotKey: 1 } }
  return { $set: { ...times, slot, slotKey: `${event.userId}|${event.propertyId ?? ''}|${slot}` } }
}

export function fromStored({ _id: id, slot, ...doc }: EventDoc): PlannedEvent {
  const { slotKey: _key, occupiedUntil: _until, leaving: _leaving, scheduledAt: _at, ...event } = doc
  return { id, ...event, slot: slot ?? null }
}
