import { answerRetention, erasedUsersHeld, periodText, whileAccountLasts } from '@verandah/kit'
import { householdHeld } from '@verandah/user-records'
import type { ShortlistContext } from './context.ts'

/** Personal data held, and for how long. */
export const retention = answerRetention<ShortlistContext>(({ settings: { REMOVED_HOMES_KEPT_MS } }) => [
  {
    what: 'Saved homes with your notes, tags, verdicts, stages, walk-away prices and results',
    kept: `Until you remove the home, and ${periodText(REMOVED_HOMES_KEPT_MS)} more so that you can put it back`,
    collections: ['saved_properties'],
  },
  {
    what: 'What you record of a purchase: dates, offers and people',
    kept: 'Until you delete it; otherwise as long as its saved home',
    collections: ['purchases'],
  },
  {
    what: 'What you write down at visits',
    kept: 'Until you delete it; otherwise as long as its saved home',
    collections: ['visits'],
  },
  {
    what: 'Photos and documents of saved homes; photos without their place, time and camera',
    kept: 'Until you delete them; otherwise as long as their saved home',
    collections: ['files'],
  },
  {
    what: 'The scores of homes that you saved',
    kept: whileAccountLasts,
    collections: ['saved_scores'],
  },
  { what: 'Whether your plan is active', kept: whileAccountLasts, collections: ['standings'] },
  householdHeld,
  erasedUsersHeld,
])
