import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id } from '../fields.ts'
import { EmailChange, PasswordChange, Profile, SecurityEvent, SessionSummary } from '../models/account.ts'
import { CurrentUser } from '../models/user.ts'
import { accountDataRoutes } from './account-data.ts'

export const updateProfile = defineRoute({
  name: 'updateProfile',
  method: 'PUT',
  path: '/api/user',
  service: 'auth',
  auth: 'session',
  summary: 'Changes the name of the caller.',
  status: 200,
  body: Profile,
  reply: CurrentUser,
})

export const changePassword = defineRoute({
  name: 'changePassword',
  method: 'POST',
  path: '/api/user/password',
  service: 'auth',
  auth: 'session',
  summary: 'Changes the password and ends every other session of the caller. 400 `wrong-password` names the field.',
  status: 204,
  body: PasswordChange,
})

export const changeEmail = defineRoute({
  name: 'changeEmail',
  method: 'POST',
  path: '/api/user/email',
  service: 'auth',
  auth: 'session',
  summary: 'Changes the e-mail address for whoever knows the password. 400 `wrong-password`, 409 `email-taken`.',
  status: 200,
  body: EmailChange,
  reply: CurrentUser,
})

export const listSessions = defineRoute({
  name: 'listSessions',
  method: 'GET',
  path: '/api/sessions',
  service: 'auth',
  auth: 'session',
  summary: 'Where the caller is signed in, last seen first.',
  status: 200,
  reply: z.array(SessionSummary),
})

export const endSession = defineRoute({
  name: 'endSession',
  method: 'DELETE',
  path: '/api/sessions/{id}',
  service: 'auth',
  auth: 'session',
  summary: 'Ends a session of the caller everywhere within a second; 404 when it has ended or is not theirs.',
  status: 204,
  params: z.object({ id: Id }),
})

export const endOtherSessions = defineRoute({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/api/sessions',
  service: 'auth',
  auth: 'session',
  summary: 'Ends every session of the caller but this one.',
  status: 204,
})

export const listSecurityEvents = defineRoute({
  name: 'listSecurityEvents',
  method: 'GET',
  path: '/api/user/security-events',
  service: 'auth',
  auth: 'session',
  summary: 'What happened to the account of the caller in the last 400 days, newest first.',
  status: 200,
  query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50) }),
  reply: z.array(SecurityEvent),
})

/** What users do with their own account; part of `authRoutes`. */
export const accountRoutes = [
  updateProfile,
  changePassword,
  changeEmail,
  listSessions,
  endSession,
  endOtherSessions,
  listSecurityEvents,
  ...accountDataRoutes,
]
