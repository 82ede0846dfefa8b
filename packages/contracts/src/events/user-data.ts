import * as z from 'zod/mini'
import { defineEvent } from '../define-event.ts'
import { Id } from '../fields.ts'

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
