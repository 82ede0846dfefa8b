import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { EmailChange, PasswordChange, Profile, SecurityEvent, SessionSummary } from '../models/account.ts'
import { CurrentUser } from '../models/user.ts'

export const updateProfile = defineRoute('auth', 'updateProfile', 'PUT /api/user', {
  summary: 'Changes the name of the caller.',
  body: Profile,
  reply: CurrentUser,
})

export const changePassword = defineRoute('auth', 'changePassword', 'POST /api/user/password', {
  summary: 'Changes the password and ends every other session of the caller. 400 `wrong-password` names the field.',
  body: PasswordChange,
})

export const changeEmail = defineRoute('auth', 'changeEmail', 'POST /api/user/email', {
  summary:
    'Changes the email address for whoever knows the password: once the link that is sent to it was opened, or at once where no mail is sent. 400 `wrong-password`, 409 `email-taken`.',
  body: EmailChange,
  reply: CurrentUser,
})

export const listSessions = defineRoute('auth', 'listSessions', 'GET /api/sessions', {
  summary: 'Where the caller is signed in, last seen first.',
  reply: z.array(SessionSummary),
})

export const endSession = defineRoute('auth', 'endSession', 'DELETE /api/sessions/{id}', {
  summary: 'Ends a session of the caller everywhere within a second; 404 when it has ended or is not theirs.',
  params: z.object({ id: Id }),
})

export const endOtherSessions = defineRoute('auth', 'endOtherSessions', 'DELETE /api/sessions', {
  summary: 'Ends every session of the caller but this one.',
})

export const listSecurityEvents = defineRoute('auth', 'listSecurityEvents', 'GET /api/user/security-events', {
  summary: 'What happened to the account of the caller in the last 400 days, newest first.',
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50) }),
  reply: z.array(SecurityEvent),
})
