import { SearchDataDeleted, type EventOf, type UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import type { SearchContext } from './context.ts'
import { followOnlyWhatIsTracked } from './tracking/track-properties.ts'

/** Forgets a user and says so. Homes and adverts are nobody's and stay. */
export const deleteUserData =
  (context: SearchContext) =>
  async ({ data: { userId, deletionId } }: EventOf<typeof UserDeletionRequested>): Promise<void> => {
    const { answers, clock, criteria, overrides, notes, entitlements, userProperties, userWeights } = context
    const counts = {
      saved_searches: await forgetSavedSearches(context, userId),
      ...(await forgetSearches(context, userId)),
      property_preferences: await criteria.forget(userId),
      score_overrides: await overrides.forget(userId),
      property_notes: await notes.forget(userId),
      tracked_properties: await forgetTracking(context, userId),
      user_properties: await userProperties.forget(userId),
      user_weights: await userWeights.forget(userId),
      standings: await entitlements.forget(userId),
    }
    const receipt = { userId, deletionId, service: 'search' as const, counts }
    await answers.give(newEvent(SearchDataDeleted, receipt, { clock, id: `${deletionId}:search` }))
  }

const forgetSavedSearches = async ({ savedSearches, savedHomes }: SearchContext, userId: string): Promise<number> => {
  const found = await savedSearches.listOf(userId)
  for (const { _id } of found) {
    await savedSearches.removeOwn(_id, userId)
    await savedHomes.forget(_id)
  }
  return found.length
}

/** The searches first: whoever fetches for one of them stops then. */
const forgetSearches = async ({ searches, pages, results }: SearchContext, userId: string) => {
  const ids = await searches.idsOf(userId)
  const counts = { searches: 0, search_pages: 0, search_results: 0 }
  counts.searches = await searches.forget(userId)
  for (const id of ids) {
    counts.search_results += (await results.purgeOf(id)).deletedCount
    counts.search_pages += (await pages.purgeOf(id)).deletedCount
  }
  return counts
}

const forgetTracking = async (context: SearchContext, userId: string): Promise<number> => {
  const propertyIds = await context.tracked.propertiesOf(userId)
  const count = await context.tracked.forget(userId)
  for (const propertyId of propertyIds) await followOnlyWhatIsTracked(context, propertyId)
  return count
}
