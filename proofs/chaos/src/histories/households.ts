import { HouseholdChanged } from '@verandah/contracts'
import type { Story } from './story.ts'

/** A mate joins the user and changes their name; each event has all members. Returns the newest. */
export function changeHousehold({ tag, userId, tell, upTo }: Story) {
  const registeredAt = '2026-11-20T00:00:00.000Z'
  const revisions = upTo(4)
  const told = Array.from({ length: revisions }, (_, index) => {
    const name = `Name ${index + 1}`
    const user = { userId, name, joinedAt: registeredAt, registeredAt }
    const mate = { userId: `${tag}-mate`, name, joinedAt: '2026-11-21T00:00:00.000Z', registeredAt }
    return { householdId: `${tag}-household`, revision: index + 1, members: [user, mate] }
  })
  for (const data of told) tell(HouseholdChanged, data)
  return told.at(-1)
}
