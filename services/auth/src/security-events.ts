import { createHash } from 'node:crypto'
import type { SecurityEvent, SecurityEventKind } from '@verandah/contracts'
import { defineSchema, required, unlessTaken, type Handler, type Kit, forgetIn } from '@verandah/kit'
import type { Origin } from './request-origin.ts'

const hourMs = 60 * 60 * 1000
export const securityEventsKeptMs = 400 * 24 * hourMs

interface SecurityEventDoc extends Origin {
  _id: string
  userId: string
  kind: SecurityEventKind
  at: Date
}

const securityEventSchema = () => {
  const schema = defineSchema<SecurityEventDoc>({
    _id: String,
    userId: required.string,
    kind: required.string,
    at: required.date,
    device: String,
    address: String,
  })
  schema.index({ at: 1 }, { expireAfterSeconds: securityEventsKeptMs / 1_000 })
  schema.index({ userId: 1, at: -1 })
  return schema
}

export type SecurityEvents = ReturnType<typeof createSecurityEvents>

/** The `security_events` collection: append-only, deleted after 400 days. */
export function createSecurityEvents({ store, clock, newId }: Pick<Kit<unknown>, 'store' | 'clock' | 'newId'>) {
  const model = store.collection<SecurityEventDoc>('security_events', securityEventSchema())
  return {
    record: async (userId: string, kind: SecurityEventKind, origin: Origin): Promise<void> => {
      await model.insertMany([{ _id: newId(), userId, kind, at: clock.now(), ...origin }])
    },
    /** Once an hour per account and address, so that guessing cannot fill the store. */
    recordRefusal: async (userId: string, kind: SecurityEventKind, origin: Origin): Promise<void> => {
      const at = clock.now()
      const hour = Math.floor(at.getTime() / hourMs)
      const _id = createHash('sha256')
        .update(JSON.stringify([kind, userId, origin.address, hour]))
        .digest('hex')
      await unlessTaken(model.insertMany([{ _id, userId, kind, at, ...origin }]))
    },
    forget: forgetIn(model),
    listOf: (userId: string, limit: number) =>
      model.find({ userId }).sort({ at: -1, _id: -1 }).limit(limit).lean<SecurityEventDoc[]>(),
  }
}

/** What happened to the account of the caller, newest first. */
export const listSecurityEvents =
  ({ securityEvents }: { securityEvents: SecurityEvents }): Handler<'listSecurityEvents'> =>
  async ({ caller, query: { limit } }) =>
    (await securityEvents.listOf(caller.sub, limit)).map(toSecurityEvent)

export function toSecurityEvent({ _id, kind, at, device, address }: SecurityEventDoc): SecurityEvent {
  return {
    id: _id,
    kind,
    at: at.toISOString(),
    device,
    address,
  }
}
