import type { Household, HouseholdInvite, HousemateSaved, PropertySnapshot } from '@verandah/contracts'
import { aSavedHome } from './calendar-builders.ts'

export const tom = { userId: 'user-8', name: 'Tom' }

/** The signed-in user of `asUser` and Tom, without invites. */
export function aHousehold(over: Partial<Household> = {}): Household {
  return {
    members: [
      { userId: 'user-7', name: 'Ruth Ellis', joinedAt: '2026-11-02T02:00:00.000Z' },
      { ...tom, joinedAt: '2026-11-03T02:00:00.000Z' },
    ],
    invites: [],
    ...over,
  }
}

/** An invite from the signed-in user. */
export function anInvite(over: Partial<HouseholdInvite> = {}): HouseholdInvite {
  return {
    id: 'invite-1',
    invitedBy: 'user-7',
    createdAt: '2026-11-28T02:00:00.000Z',
    expiresAt: '2026-12-05T02:00:00.000Z',
    ...over,
  }
}

/** A home that Tom saved. */
export function aHousemateSaved(
  home: Partial<PropertySnapshot> = {},
  over: Partial<HousemateSaved> = {},
): HousemateSaved {
  const saved = aSavedHome(home)
  return { ...saved, id: `${tom.userId}-${saved.propertyId}`, member: tom, ...over }
}
