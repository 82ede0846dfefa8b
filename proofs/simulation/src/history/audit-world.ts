import type { Document } from '../world/disk.ts'
import type { Behind, Event } from './behind.ts'
import type { Buyer } from './buyer.ts'

/** Says what is wrong behind what buyers see: effects lost or twice, and traces of who left. */
export const auditWorld = (behind: Behind, buyers: readonly Buyer[], isRolledBack: boolean): string[] => {
  const stored = behind.stored()
  return [
    ...behind.letters().map((letter) => `a dead letter: ${letter}`),
    ...saidTwice(behind.events()),
    ...buyers.filter(({ receiptToken }) => receiptToken === undefined).flatMap((buyer) => lostEffects(stored, buyer)),
    ...buyers
      .filter(({ receiptToken }) => receiptToken !== undefined)
      .flatMap((buyer) => traces({ stored, behind, isRolledBack }, buyer)),
  ]
}

type Stored = ReadonlyMap<string, readonly Document[]>

/** Read models that hold one document of every account, by the field that names it. */
const copiesOfAccounts = [
  ['notifications.addressees', '_id'],
  ['billing.billing_customers', '_id'],
] as const

const lostEffects = (stored: Stored, { isRegistered, id, username, email, name, saved }: Buyer): string[] => {
  if (!isRegistered) return []
  const missing = copiesOfAccounts
    .filter(([place, field]) => !(stored.get(place) ?? []).some((document) => document[field] === id))
    .map(([place]) => `${place} does not know ${username}`)
  const addressee = (stored.get('notifications.addressees') ?? []).find(({ _id }) => _id === id)
  const welcomes = (stored.get('notifications.outgoing_mail') ?? []).filter(
    ({ to, subject }) => to === email && /welcome/i.test(String(subject)),
  )
  const followed = [...saved.keys()].filter(
    (propertyId) => !(stored.get('calendar.homes') ?? []).some(({ _id }) => _id === propertyId),
  )
  return [
    ...missing,
    ...(addressee && addressee.name !== name
      ? [`notifications calls ${username} ${String(addressee.name)}, not ${name}`]
      : []),
    ...(welcomes.length === 1 ? [] : [`${username} was welcomed ${welcomes.length} times`]),
    ...followed.map((propertyId) => `the calendar does not know ${propertyId} of ${username}`),
  ]
}

/** Events that must be unique per subject, with the field that names the subject. */
const onceFor: Readonly<Record<string, string>> = {
  SearchCompleted: 'searchId',
  NoticeCreated: 'noticeId',
}

const saidTwice = (events: readonly Event[]): string[] => {
  const ids = new Map<string, Set<string>>()
  for (const { id, type, data } of events) {
    const field = onceFor[type]
    if (field === undefined) continue
    const subject = `${type} of ${String(data[field])}`
    ids.set(subject, (ids.get(subject) ?? new Set()).add(id))
  }
  return [...ids].flatMap(([subject, said]) => (said.size > 1 ? [`${subject} was said ${said.size} times`] : []))
}

/** Collections that keep the id of who left, so that nothing late about them is taken in. */
const tombstones =
  /^(auth\.(users|sessions|leases)|billing\.(billing_customers|invoices|subscriptions))$|\.(erased_users|erasures|inbox)$/

interface Searched {
  readonly stored: Stored
  readonly behind: Behind
  readonly isRolledBack: boolean
}

const traces = ({ stored, behind, isRolledBack }: Searched, { id, username, email }: Buyer): string[] => {
  const namesThem = (text: string, isTombstone = false) => text.includes(email) || (!isTombstone && text.includes(id))
  const inStore = [...stored].flatMap(([place, documents]) =>
    documents
      .map((document) => JSON.stringify(document))
      .filter((text) => namesThem(text, tombstones.test(place)))
      .map((text) => `${username} left, and ${place} still names them: ${text.slice(0, 200)}`),
  )
  // A copy of the broker brings messages back until the second erasure, eleven minutes later, which also takes ids.
  const inStreams = isRolledBack ? [] : behind.messages().filter((text) => text.includes(email))
  return [...inStore, ...inStreams.map((text) => `${username} left, and a message names them: ${text.slice(0, 120)}`)]
}
