import type { UserData } from '@verandah/kit'
import type { SearchContext } from './context.ts'
import { searchRequested } from './searches/request/begin-search.ts'
import type { SearchDoc } from './searches/search-document.ts'
import { followOnlyWhatIsTracked } from './tracking/track-properties.ts'
import type { UserPropertyDoc } from './ranking/user-property-document.ts'

const everything = Number.MAX_SAFE_INTEGER

/** A user's searches, marks and own homes. Homes and adverts belong to no user; an export names them by address. */
export const userData: UserData<SearchContext> = {
  gather: async (context, userId) => ({
    criteria: await context.criteria.of(userId),
    buyersMoney: await context.buyersMoney.of(userId),
    searches: (await context.searches.listOf(userId, everything)).map(askedOf),
    savedSearches: (await context.savedSearches.listOf(userId)).map(
      ({ standing: _standing, filterKey: _key, followsSearchId: _others, ...saved }) => saved,
    ),
    homes: (await context.userProperties.allOf(userId)).map(foundOf),
    scoreOverrides: await context.overrides.listOf(userId),
    ...(await marksOf(context, userId)),
    ownHomes: (await context.properties.allOwn(userId)).map(({ _id: id, own }) => ({ id, ...own })),
  }),
  forget: async (context, userId) => ({
    counts: {
      saved_searches: await forgetSavedSearches(context, userId),
      ...(await forgetSearches(context, userId)),
      buyers_money: await context.buyersMoney.forget(userId),
      property_preferences: await context.criteria.forget(userId),
      score_overrides: await context.overrides.forget(userId),
      property_notes: await context.notes.forget(userId),
      tracked_properties: await forgetTracking(context, userId),
      told_scores: await context.announcedScores.forget(userId),
      user_properties: await context.userProperties.forget(userId),
      properties: await context.properties.forgetOwn(userId),
      home_marks: await context.homeMarks.forget(userId),
      home_choices: await context.homeChoices.forget(userId),
      home_reports: await context.homeReports.forget(userId),
      shared_homes: await context.sharedHomes.forget(userId),
      user_weights: await context.userWeights.forget(userId),
      standings: await context.plans.forget(userId),
      households: await context.households.forget(userId),
    },
  }),
}

const marksOf = async ({ homeMarks, homeChoices, homeReports, sharedHomes }: SearchContext, userId: string) => ({
  homeChoices: (await homeChoices.listOf(userId)).map(({ better, worse, chosenAt }) => ({ better, worse, chosenAt })),
  homeMarks: (await homeMarks.listOf(userId)).map(({ propertyId, seenAt, hiddenAt, reason }) => {
    return { propertyId, seenAt, hiddenAt, reason }
  }),
  homeReports: (await homeReports.listOf(userId)).map(({ propertyId, listingId, saidAt }) => {
    return { propertyId, listingId, saidAt }
  }),
  sharedHomes: (await sharedHomes.listOf(userId)).map(({ propertyId, token, createdAt }) => {
    return { propertyId, token, createdAt }
  }),
})

const askedOf = ({ _id: id, filters, status, createdAt, resultsCount }: SearchDoc) => {
  return { id, filters, status, createdAt, resultsCount }
}

const foundOf = ({ propertyId, home: { address }, score, foundAt }: UserPropertyDoc) => {
  return { propertyId, address, score, foundAt }
}

const forgetSavedSearches = async ({ savedSearches, savedHomes }: SearchContext, userId: string): Promise<number> => {
  const found = await savedSearches.listOf(userId)
  for (const { _id } of found) {
    // First: they are found by the saved search.
    await savedHomes.forget(_id)
    await savedSearches.removeOwn(_id, userId)
  }
  return found.length
}

/**
 * Searches first, which stops fetching for them. Their turns, which other searches may need, are lost with the user's
 * events, so every queued search gets another one.
 */
const forgetSearches = async ({ searches, pages, results, clock }: SearchContext, userId: string) => {
  const ids = await searches.idsOf(userId)
  if (ids.length > 0) {
    await searches.retireAll(userId, clock.now())
    await searches.repeatTurns((search) => searchRequested(search, clock))
  }
  const purge = async () => ({
    search_results: (await results.purgeOf(ids)).deletedCount,
    search_pages: (await pages.purgeOf(ids)).deletedCount,
  })
  // Before the searches, by which they are found, and after them for what came in between.
  const purged = await purge()
  const count = await searches.forget(userId)
  await purge()
  return { searches: count, ...purged }
}

const forgetTracking = async (context: SearchContext, userId: string): Promise<number> => {
  const propertyIds = await context.tracked.propertiesOf(userId)
  await context.tracked.endAll(userId)
  for (const propertyId of propertyIds) await followOnlyWhatIsTracked(context, propertyId)
  return context.tracked.forget(userId)
}
