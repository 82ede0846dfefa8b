import type { HousemateSaved, SavedProperty } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { ShortlistContext } from './context.ts'
import { showSaved } from './show-saved.ts'

/** The saved homes of the other members of the caller's household, newest first. */
export const listHousematesSaved =
  (context: ShortlistContext): Handler<'listHousematesSaved'> =>
  async ({ caller }) => {
    const records = await context.households.ofHousemates(caller.sub, async (userId) =>
      (await showSaved(context, await context.saved.listOf(userId))).map(sharedOf),
    )
    return records.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
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
