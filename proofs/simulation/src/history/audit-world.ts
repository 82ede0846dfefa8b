import { saidTwice } from '@verandah/chaos/said-twice'
import type { Behind } from './behind.ts'
import type { Buyer } from './buyer.ts'
import { findIn, type Stored } from './stored.ts'

interface Audited {
  readonly stored: Stored
  readonly behind: Behind
  readonly isRolledBack: boolean
}

/** Says what is wrong behind what buyers see: effects lost or twice, and traces of who left. */
export function auditWorld(audited: Audited, buyers: readonly Buyer[]): string[] {
  const { stored, behind } = audited
  return [
    ...behind.letters().map((letter) => `a dead letter: ${letter}`),
    ...saidTwice(behind.events(), onceFor),
    ...buyers.filter(({ receiptToken }) => receiptToken === undefined).flatMap((buyer) => lostEffects(stored, buyer)),
    ...buyers.filter(({ receiptToken }) => receiptToken !== undefined).flatMap((buyer) => traces(audited, buyer)),
  ]
}

/** Read models that hold a document of every account, under its id. */
const copiesOfAccounts = ['notifications.addressees', 'billing.billing_customers']

const lostEffects = (stored: Stored, buyer: Buyer): string[] => {
  const { isRegistered, id, username, email, name, saved, enquiries } = buyer
  if (!isRegistered) return []
  const missing = copiesOfAccounts
    .filter((place) => !findIn(stored, place, id))
    .map((place) => `${place} does not know ${username}`)
  const addressee = findIn(stored, 'notifications.addressees', id)
  const welcomes = (stored.get('notifications.outgoing_mail') ?? []).filter(
    ({ to, subject }) => to === email && /welcome/i.test(String(subject)),
  )
  const followed = [...saved.keys()].filter((propertyId) => !findIn(stored, 'calendar.homes', propertyId))
  const asked = new Set((stored.get('notifications.enquiries') ?? []).map(({ subject }) => subject))
  return [
    ...missing,
    ...[...enquiries.keys()]
      .filter((subject) => !asked.has(subject))
      .map((subject) => `${subject} of ${username} is lost`),
    ...(addressee && addressee.name !== name
      ? [`notifications calls ${username} ${String(addressee.name)}, not ${name}`]
      : []),
    ...(welcomes.length === 1 ? [] : [`${username} was welcomed ${welcomes.length} times`]),
    ...followed.map((propertyId) => `the calendar does not know ${propertyId} of ${username}`),
  ]
}

/** Events that must be unique per subject, with the field that names the subject. */
const onceFor = { SearchCompleted: 'searchId', NoticeCreated: 'noticeId' }

/** Collections that keep the id of who left, so that nothing late about them is taken in. */
const tombstones =
  /^(auth\.(users|sessions|leases)|billing\.(billing_customers|invoices|subscriptions))$|\.(erased_users|erasures|inbox)$/

const traces = ({ stored, behind, isRolledBack }: Audited, { id, username, email }: Buyer): string[] => {
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
