import type { EventContract } from './define-event.ts'
import * as auth from './events/auth.ts'
import { SubscriptionChanged } from './events/billing.ts'
import { PropertyScheduled, PropertyUnscheduled } from './events/calendar.ts'
import { EnquirySent, NoticeCreated } from './events/notifications.ts'
import { SavedSearchChecked } from './events/saved-searches.ts'
import * as scoring from './events/scoring.ts'
import * as search from './events/search.ts'
import { NotesChanged, PropertySaved, PropertyUnsaved } from './events/shortlist.ts'

const isEvent = (value: unknown): value is EventContract =>
  typeof value === 'object' && value !== null && 'subject' in value && 'envelope' in value

/** Every message that is spoken today, in the order of the documents made from it: by owner, then by type. */
export const allEvents: readonly EventContract[] = [
  ...[auth, scoring, search].flatMap((file) => Object.values(file).filter(isEvent)),
  SubscriptionChanged,
  PropertyScheduled,
  PropertyUnscheduled,
  NotesChanged,
  PropertySaved,
  PropertyUnsaved,
  EnquirySent,
  NoticeCreated,
  SavedSearchChecked,
].sort((a, b) => (`${a.owner} ${a.type}` < `${b.owner} ${b.type}` ? -1 : 1))
