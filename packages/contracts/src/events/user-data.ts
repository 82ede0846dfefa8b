import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id } from '../fields.ts'
import { BillingDataDeleted, BillingDataExported } from './billing.ts'
import { CalendarDataDeleted, CalendarDataExported } from './calendar.ts'
import { NotificationsDataDeleted, NotificationsDataExported } from './notifications-user-data.ts'
import { ScoringDataDeleted, ScoringDataExported } from './scoring-user-data.ts'
import { SearchDataDeleted, SearchDataExported } from './search-user-data.ts'
import { ShortlistDataDeleted, ShortlistDataExported } from './shortlist.ts'

export const UserDeletionRequested = defineEvent('UserDeletionRequested', {
  owner: 'auth',
  version: 1,
  summary: 'A user leaves: every service forgets them and answers with a receipt.',
  data: z.object({ userId: Id, deletionId: Id }),
})

export const UserExportRequested = defineEvent('UserExportRequested', {
  owner: 'auth',
  version: 1,
  summary: 'A user wants to see what is kept about them: every service answers with all that it has.',
  data: z.object({ userId: Id, exportId: Id }),
})

/** What every other service says when it has forgotten a user. */
export const dataDeletedEvents = [
  SearchDataDeleted,
  ScoringDataDeleted,
  ShortlistDataDeleted,
  CalendarDataDeleted,
  BillingDataDeleted,
  NotificationsDataDeleted,
] as const

/** What every other service says when it has gathered what it holds about a user. */
export const dataExportedEvents = [
  SearchDataExported,
  ScoringDataExported,
  ShortlistDataExported,
  CalendarDataExported,
  BillingDataExported,
  NotificationsDataExported,
] as const
