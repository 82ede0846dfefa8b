import type { EventContract } from './define-event.ts'
import * as auth from './events/auth.ts'
import * as scoring from './events/scoring.ts'
import * as search from './events/search.ts'

const isEvent = (value: unknown): value is EventContract =>
  typeof value === 'object' && value !== null && 'subject' in value && 'envelope' in value

/** Every message, in the order of the documents made from it: by owner, then by type. */
export const allEvents: readonly EventContract[] = [auth, search, scoring]
  .flatMap((file) => Object.values(file).filter(isEvent))
  .sort((a, b) => (`${a.owner} ${a.type}` < `${b.owner} ${b.type}` ? -1 : 1))
