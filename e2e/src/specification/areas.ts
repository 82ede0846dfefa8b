import { access } from './access.ts'
import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import { contact } from './contact.ts'
import { criteria } from './criteria.ts'
import { details } from './details.ts'
import { homeLists } from './home-lists.ts'
import { homeSearch } from './home-search.ts'
import { landing } from './landing.ts'
import { plans } from './plans.ts'
import { resultCards } from './result-cards.ts'
import { results } from './results.ts'
import type { State } from './row.ts'
import { scores } from './scores.ts'
import { scoring } from './scoring.ts'
import { settings } from './settings.ts'
import { shortlist } from './shortlist.ts'
import { toasts } from './toasts.ts'

/** The whole table, screen by screen. */
export const areas: Readonly<Record<string, readonly State[]>> = {
  landing,
  access,
  auth,
  'home: search': homeSearch,
  'home: lists': homeLists,
  criteria,
  scoring,
  results,
  'result cards': resultCards,
  scores,
  details,
  shortlist,
  calendar,
  settings,
  plans,
  contact,
  messages: toasts,
}
