import type { EventContract } from './define-event.ts'
import * as auth from './events/auth.ts'
import * as billing from './events/billing.ts'
import * as calendar from './events/calendar.ts'
import * as notifications from './events/notifications.ts'
import * as savedSearches from './events/saved-searches.ts'
import * as scoring from './events/scoring.ts'
import * as search from './events/search.ts'
import * as shortlist from './events/shortlist.ts'
import * as userData from './events/user-data.ts'

const files = [auth, billing, calendar, notifications, savedSearches, scoring, search, shortlist, userData]

const isEvent = (value: unknown): value is EventContract =>
  typeof value === 'object' && value !== null && 'subject' in value && 'envelope' in value

/** Every event, ordered by owner, then type, as in the documents made from it. */
export const allEvents: readonly EventContract[] = files
  .flatMap((file) => Object.values<unknown>(file).flat().filter(isEvent))
  .sort((a, b) => (`${a.owner} ${a.type}` < `${b.owner} ${b.type}` ? -1 : 1))
