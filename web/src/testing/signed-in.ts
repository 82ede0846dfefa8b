import {
  type CurrentUser,
  getCriteria,
  getCurrentUser,
  getWeights,
  listCalendarEvents,
  listProperties,
  listSavedSearches,
  listSearches,
  sessionHint,
} from '@verandah/contracts'
import { aUser } from './builders.ts'
import { answer, refuse } from './network.ts'

/** Acts as a visitor without a session. */
export function asVisitor() {
  document.cookie = `${sessionHint.name}=; Max-Age=0`
  refuse(getCurrentUser, { status: 401, code: 'unauthenticated', detail: 'Sign in first.' })
}

/** Signs in a user with no data; tests override the answers afterwards. */
export function asUser(over: Partial<CurrentUser> = {}) {
  document.cookie = `${sessionHint.name}=${sessionHint.value}`
  answer(getCurrentUser, { reply: aUser(over) })
  answer(getCriteria, { reply: {} })
  refuse(getWeights, { status: 404, code: 'not-found', detail: 'There are no weights yet.' })
  answer(listSearches, { reply: [] })
  answer(listProperties, { reply: [] })
  answer(listCalendarEvents, { reply: [] })
  answer(listSavedSearches, { reply: [] })
}
