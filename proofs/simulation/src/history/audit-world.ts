import { saidTwice } from '@verandah/chaos/said-twice'
import type { Document } from '../world/disk.ts'
import type { Behind } from './behind.ts'
import type { Buyer } from './buyer.ts'

/** Says what is wrong behind what buyers see: effects lost or twice, and traces of who left. */
export function auditWorld(behind: Behind, buyers: readonly Buyer[], isRolledBack: boolean): string[] {
  const stored = behind.stored()
  return [
    ...behind.letters().map((letter) => `a dead letter: ${letter}`),
    ...saidTwice(behind.events(), onceFor),
    ...buyers.filter(({ receiptToken }) => receiptToken === undefined).flatMap((buyer) => lostEffects(stored, buyer)),
    ...buyers
      .filter(({ receiptToken }) => receiptToken !== undefined)
      .flatMap((buyer) => traces({ stored, behind, isRolledBack }, buyer)),
  ]
}

type Stored = ReadonlyMap<string, readonly Document[]>

/** Read models that hold a document of every account, under its id. */
const copiesOfAccounts = ['notifications.addressees', 'billing.billing_customers']

const lostEffects = (stored: Stored, buyer: Buyer): string[] => {
  const { isRegistered, id, username, email, name, saved, enquiries } = buyer
  if (!isRegistered) return []
  const missing = copiesOfAccounts
    .filter((place) => !(stored.get(place) ?? []).some(({ _id }) => _id === id))
    .map((place) => `${place} does not know ${username}`)
  const addressee = (stored.get('notifications.addressees') ?? []).find(({ _id }) => _id === id)
  const welcomes = (stored.get('notifications.outgoing_mail') ?? []).filter(
    ({ to, subject }) => to === email && /welcome/i.test(String(subject)),
  )
  const followed = [...saved.keys()].filter(
    (propertyId) => !(stored.get('calendar.homes') ?? []).some(({ _id }) => _id === propertyId),
  )
  const asked = new Set((stored.get('notifications.enquiries') ?? []).map(({ subject }) => subject))
  return [
    ...missing,
    ...[...enquiries].filter((subject) => !asked.has(subject)).map((subject) => `${subject} of ${username} is lost`),
    ...(addressee && addressee.name !== name
      ? [`notifications calls ${username} ${String(addressee.name)}, not ${name}`]
      : []),
    ...(welcomes.length === 1 ? [] : [`${username} was welcomed ${welcomes.length} times`]),
    ...followed.map((propertyId) => `the calendar does not know ${propertyId} of ${username}`),
    ...staleCopies(stored, buyer),
  ]
}

/** What search keeps of a buyer's notes and weights must be the newest. */
const staleCopies = (stored: Stored, { id, username, saved, weights }: Buyer): string[] => {
  const find = (place: string, key: string) => (stored.get(place) ?? []).find(({ _id }) => _id === key)
  const stale = [...saved].filter(
    ([propertyId, { notes }]) => find('search.property_notes', `${id}:${propertyId}`)?.notes !== notes,
  )
  const copy = find('search.user_weights', id) as { weights: string } | undefined
  const known = JSON.parse(copy?.weights ?? '{}') as Buyer['weights']
  return [
    ...stale.map(([propertyId, { notes }]) => `search does not know what ${username} ${notes} of ${propertyId}`),
    ...(weights === undefined || (known?.price === weights.price && known.landSize === weights.landSize)
      ? []
      : [`search does not know the weights of ${username}`]),
  ]
}

/** Events that must be unique per subject, with the field that names the subject. */
const onceFor = { SearchCompleted: 'searchId', NoticeCreated: 'noticeId' }

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
