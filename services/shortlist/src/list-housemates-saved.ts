import type { HousemateSaved, listHousematesSaved as route, SavedProperty } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { toHousemate } from '@verandah/user-records'
import type { ShortlistContext } from './context.ts'
import { requireSubscription } from './require-subscription.ts'
import { showSaved } from './show-saved.ts'

/** The saved homes of the other members of the caller's household, newest first. */
export const listHousematesSaved =
  (context: ShortlistContext): Handler<typeof route> =>
  async ({ caller }) => {
    await requireSubscription(context, caller)
    const housemates = await context.households.housematesOf(caller.sub)
    const lists = await Promise.all(
      housemates.map(async (member) => {
        const records = await showSaved(context, await context.saved.listOf(member.userId))
        return records.map((record) => ({ ...sharedOf(record), member: toHousemate(member) }))
      }),
    )
    return lists.flat().toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  }

/** What a member shares of a record. */
const sharedOf = (record: SavedProperty): Omit<HousemateSaved, 'member'> => {
  const { userId: _, searchedAt: __, searchId: ___, revision: ____, areNotesPrivate, walkAway, ...shared } = record
  return {
    ...shared,
    notes: areNotesPrivate ? '' : record.notes,
    walkAway: walkAway?.isPrivate === false ? walkAway : null,
  }
}
