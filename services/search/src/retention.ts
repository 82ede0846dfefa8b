import type { HeldRecords } from '@verandah/contracts'
import { answerRetention, erasedUsersHeld, periodText, whileAccountLasts } from '@verandah/kit'
import { householdHeld } from '@verandah/user-records'
import type { SearchContext } from './context.ts'

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
