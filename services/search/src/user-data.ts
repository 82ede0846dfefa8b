import type { HeldRecords } from '@verandah/contracts'
import { erasedUsersHeld, periodText, answerRetention, whileAccountLasts, type UserData } from '@verandah/kit'
import { householdHeld } from '@verandah/user-records'
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
      standings: await context.entitlements.forget(userId),
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

/** The records held about a person, with their retention. */
export const retention = answerRetention<SearchContext>((context) => [
  ...ofSearches(context),
  ...ofHomes(context),
  householdHeld,
  erasedUsersHeld,
])

const ofSearches = ({ settings }: SearchContext): HeldRecords[] => [
  {
    what: 'Your searches and the homes that they found',
    kept: `Your latest ${settings.SEARCHES_KEPT_PER_USER} searches`,
    collections: ['searches', 'search_results'],
  },
  {
    what: 'What listing providers sent in answer to a search',
    kept: periodText(settings.SEARCH_PAGES_KEPT_MS),
    collections: ['search_pages'],
  },
  {
    what: 'Your criteria, what you said of your money and of contracts, your weights and whether your plan is active',
    kept: whileAccountLasts,
    collections: ['property_preferences', 'buyers_money', 'user_weights', 'standings'],
  },
  {
    what: 'Saved searches and what they have told you',
    kept: 'Until you delete the saved search',
    collections: ['saved_searches', 'saved_search_homes'],
  },
]

const ofHomes = ({ settings }: SearchContext): HeldRecords[] => [
  {
    what: 'The homes ranked for you',
    kept: `${periodText(settings.RANKED_HOMES_KEPT_MS)} after your searches last found them; homes that you follow stay`,
    collections: ['user_properties'],
  },
  {
    what: 'Scores that you set yourself, and a copy of your notes',
    kept: 'Until you take them back',
    collections: ['score_overrides', 'property_notes'],
  },
  {
    what: 'Homes that you added yourself, which nobody else sees',
    kept: `Until you delete the home, and ${periodText(settings.DELETED_HOMES_KEPT_MS)} more so that you can bring it back`,
    collections: ['properties'],
  },
  {
    what: 'Adverts that you reported as belonging to another home',
    kept: 'Until we have checked the report',
    collections: ['home_reports'],
  },
  {
    what: 'Which homes you have opened, hidden, or would rather see than another',
    kept: whileAccountLasts,
    collections: ['home_marks', 'home_choices'],
  },
  {
    what: 'Links to homes that you shared, which show nothing of yours',
    kept: whileAccountLasts,
    collections: ['shared_homes'],
  },
  {
    what: 'Which homes you follow',
    kept: `${periodText(settings.ENDED_TRACKING_KEPT_MS)} after you stop following them`,
    collections: ['tracked_properties', 'told_scores'],
  },
]

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
