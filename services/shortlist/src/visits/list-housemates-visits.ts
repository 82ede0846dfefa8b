import type { HousemateHomeRecords, Visit } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import type { ShortlistContext } from '../context.ts'
import { sharedEntries } from '../domain/visit-entries.ts'
import { showFile } from '../files/show-file.ts'
import { showVisit } from './manage-visits.ts'

/** What the other members of the caller's household keep of a home that is on their shortlists. */
export const listHousematesVisits =
  (context: ShortlistContext): Handler<'listHousematesVisits'> =>
  async ({ caller, query: { propertyId } }) => {
    return context.households.ofHousemates(caller.sub, (userId) => sharedOf(context, userId, propertyId))
  }

type Shared = Omit<HousemateHomeRecords, 'member'>

/** Empty if there is nothing to see. */
const sharedOf = async (context: ShortlistContext, userId: string, propertyId: string): Promise<Shared[]> => {
  const [home] = await context.saved.listOf(userId, { propertyId, limit: 1 })
  if (!home) return []
  const [visits, files] = await Promise.all([
    context.visits.of(userId, propertyId),
    context.files.of(userId, propertyId),
  ])
  const share = (visit: Visit) => ({ ...visit, entries: sharedEntries(visit.entries, home.areNotesPrivate === true) })
  const shared = visits.map((visit) => share(showVisit(visit))).filter(({ entries }) => entries.length > 0)
  return shared.length + files.length === 0 ? [] : [{ visits: shared, files: files.map(showFile) }]
}
