import { access } from './access.ts'
import { addEvent } from './add-event.ts'
import { afterScoring } from './after-scoring.ts'
import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import { contact } from './contact.ts'
import { criteria } from './criteria.ts'
import { details } from './details.ts'
import { filters } from './filters.ts'
import { homeLists } from './home-lists.ts'
import { homeLocations } from './home-locations.ts'
import { homeSearch } from './home-search.ts'
import { landing } from './landing.ts'
import { logIn } from './log-in.ts'
import { opening } from './opening.ts'
import { scoreOverride } from './override.ts'
import { plans } from './plans.ts'
import { prices } from './prices.ts'
import { rankedHomes } from './ranked-homes.ts'
import { resultCards } from './result-cards.ts'
import { results } from './results.ts'
import type { State } from './row.ts'
import { scores } from './scores.ts'
import { scoring } from './scoring.ts'
import { settings } from './settings.ts'
import { shortlist } from './shortlist.ts'
import { toasts } from './toasts.ts'
import { scheduleVisit } from './visit.ts'

/** All states by screen. */
export const areas: Readonly<Record<string, readonly State[]>> = {
  landing,
  access,
  registering: auth,
  'logging in': logIn,
  'home: locations': homeLocations,
  'home: search': homeSearch,
  'home: recent searches': homeLists,
  'home: ranked homes': rankedHomes,
  criteria,
  scoring,
  'after scoring': afterScoring,
  'results: opening': opening,
  results,
  'result cards': resultCards,
  prices,
  scores,
  filters,
  details,
  'schedule visit': scheduleVisit,
  'score override': scoreOverride,
  shortlist,
  calendar,
  'add event': addEvent,
  settings,
  plans,
  contact,
  messages: toasts,
}
