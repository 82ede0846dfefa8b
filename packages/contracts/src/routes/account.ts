import { defineRoute } from '../define-route.ts'
import { EmailChange, PasswordChange, Profile } from '../models/account.ts'
import { CurrentUser } from '../models/user.ts'

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

/** What users do with their own account; part of `authRoutes`. */
export const accountRoutes = [updateProfile, changePassword, changeEmail]
