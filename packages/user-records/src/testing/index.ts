import { HouseholdChanged, type EventOf } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'

type Told = EventOf<typeof HouseholdChanged>['data']

/** `HouseholdChanged` as auth publishes it: members by name, with the id that each has. */
export function householdOf(
  members: Record<string, string>,
  { clock, revision = 1, householdId = 'household-1' }: { clock: Clock } & Partial<Told>,
): EventOf<typeof HouseholdChanged> {
  const at = clock.now().toISOString()
  const all = Object.entries(members).map(([name, userId]) => ({ userId, name, joinedAt: at, registeredAt: at }))
  return newEvent(HouseholdChanged, { householdId, revision, members: all }, { clock })
}
