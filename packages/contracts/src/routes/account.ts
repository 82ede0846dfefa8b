import { defineRoute } from '../define-route.ts'
import { Profile } from '../models/account.ts'
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

/** What users do with their own account; part of `authRoutes`. */
export const accountRoutes = [updateProfile]
