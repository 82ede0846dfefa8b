import type { Document } from '../world/disk.ts'
import type { Buyer } from './buyer.ts'

type Stored = ReadonlyMap<string, readonly Document[]>

const withStandings = ['search', 'shortlist']
const withHouseholds = ['search', 'shortlist', 'calendar']

/** Says which copies of plans and households are older than what their owner has, for buyers who stay. */
export function oldCopies(stored: Stored, buyers: readonly Buyer[]): string[] {
  return [
    ...buyers.filter(({ receiptToken }) => receiptToken === undefined).flatMap(({ id }) => oldStandings(stored, id)),
    ...oldHouseholds(stored),
  ]
}

const oldStandings = (stored: Stored, userId: string): string[] => {
  const owned = find(stored, 'billing.subscriptions', userId)
  if (!owned) return []
  return withStandings
    .filter((service) => find(stored, `${service}.standings`, userId)?.revision !== owned.version)
    .map((service) => `${service} has another plan of ${userId} than version ${String(owned.version)}`)
}

/** A household that everybody has left may be gone. */
const oldHouseholds = (stored: Stored): string[] =>
  (stored.get('auth.households') ?? []).flatMap((owned) =>
    withHouseholds
      .filter((service) => membersOf(find(stored, `${service}.households`, owned._id)) !== membersOf(owned))
      .map((service) => `${service} has other members of the household ${owned._id}`),
  )

const find = (stored: Stored, place: string, id: string) => (stored.get(place) ?? []).find(({ _id }) => _id === id)

const membersOf = (household: Document | undefined): string => {
  const members = (household?.members ?? []) as readonly { userId: string; name: string }[]
  return JSON.stringify(members.map(({ userId, name }) => [userId, name]))
}
