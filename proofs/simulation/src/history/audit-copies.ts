import type { Document } from '../world/disk.ts'
import type { Buyer } from './buyer.ts'
import { findIn, type Stored } from './stored.ts'

const withStandings = ['search', 'shortlist']
const withHouseholds = ['search', 'shortlist', 'calendar']

/** Says which copies are older than what their owner has, for buyers who stay. */
export function oldCopies(stored: Stored, buyers: readonly Buyer[]): string[] {
  const staying = buyers.filter(({ receiptToken }) => receiptToken === undefined)
  return [
    ...staying.flatMap((buyer) => [
      ...oldStandings(stored, buyer.id),
      ...oldNotesAndWeights(stored, buyer),
      ...oldFollows(stored, buyer),
    ]),
    ...oldHouseholds(stored),
  ]
}

const oldStandings = (stored: Stored, userId: string): string[] => {
  const owned = findIn(stored, 'billing.subscriptions', userId)
  if (!owned) return []
  return withStandings
    .filter((service) => findIn(stored, `${service}.standings`, userId)?.revision !== owned.version)
    .map((service) => `${service} has another plan of ${userId} than version ${String(owned.version)}`)
}

/** A household that everybody has left may be gone. */
const oldHouseholds = (stored: Stored): string[] =>
  (stored.get('auth.households') ?? []).flatMap((owned) =>
    withHouseholds
      .filter((service) => membersOf(findIn(stored, `${service}.households`, owned._id)) !== membersOf(owned))
      .map((service) => `${service} has other members of the household ${owned._id}`),
  )

const membersOf = (household: Document | undefined): string => {
  const members = (household?.members ?? []) as readonly { userId: string; name: string }[]
  return JSON.stringify(members.map(({ userId, name }) => [userId, name]))
}

/** Of search, which ranks by them. */
const oldNotesAndWeights = (stored: Stored, { id, username, saved, weights }: Buyer): string[] => {
  const stale = [...saved].filter(
    ([propertyId, { notes }]) => findIn(stored, 'search.property_notes', `${id}:${propertyId}`)?.notes !== notes,
  )
  const copy = findIn(stored, 'search.user_weights', id) as { weights: string } | undefined
  const known = JSON.parse(copy?.weights ?? '{}') as Buyer['weights']
  return [
    ...stale.map(([propertyId, { notes }]) => `search does not know what ${username} ${notes} of ${propertyId}`),
    ...(weights === undefined || (known?.price === weights.price && known.landSize === weights.landSize)
      ? []
      : [`search does not know the weights of ${username}`]),
  ]
}

/** Of search, which looks these homes up again and announces their changes. */
const oldFollows = (stored: Stored, { id, username, saved, removed }: Buyer): string[] => {
  const isFollowed = (propertyId: string) =>
    findIn(stored, 'search.tracked_properties', `${propertyId}:saved:${id}`)?.isTracking === true
  const lost = [...saved.keys()].filter((propertyId) => !isFollowed(propertyId))
  const kept = [...removed].filter((propertyId) => !saved.has(propertyId) && isFollowed(propertyId))
  return [
    ...lost.map((propertyId) => `search does not follow ${propertyId} of ${username}`),
    ...kept.map((propertyId) => `search still follows ${propertyId}, which ${username} has removed`),
  ]
}
