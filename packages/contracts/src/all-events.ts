import type { EventContract } from './define-event.ts'
import * as auth from './events/auth.ts'
import * as scoring from './events/scoring.ts'
import * as search from './events/search.ts'

const isEvent = (value: unknown): value is EventContract =>
  typeof value === 'object' && value !== null && 'subject' in value && 'envelope' in value

export const allEvents: readonly EventContract[] = [auth, search, scoring].flatMap((file) =>
  Object.values(file).filter(isEvent),
)
