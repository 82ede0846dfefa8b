import {
  getCurrentUser as getCurrentUserRoute,
  login as loginRoute,
  logout as logoutRoute,
  refreshSession as refreshSessionRoute,
  register as registerRoute,
  SessionRevoked,
  updateProfile as updateProfileRoute,
  UserChanged,
  UserRegistered,
} from '@verandah/contracts'
import { defineService, serve } from '@verandah/kit'
import { AuthSettings } from './config.ts'
import { createContext } from './context.ts'
import { getCurrentUser } from './get-current-user.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { announceRevocations } from './revocations.ts'
import { settleInvites } from './settle-invites.ts'
import { updateProfile } from './update-profile.ts'

/** Users and their sessions. Collections: users, sessions, invite_codes. */
export const auth = defineService({
  name: 'auth',
  settings: AuthSettings,
  publishes: [UserRegistered, UserChanged, SessionRevoked],
  consumes: [],
  hears: [],
  routes: [
    serve(registerRoute, register),
    serve(loginRoute, login),
    serve(logoutRoute, logout),
    serve(getCurrentUserRoute, getCurrentUser),
    serve(refreshSessionRoute, refreshSession),
    serve(updateProfileRoute, updateProfile),
  ],
  jobs: [announceRevocations, settleInvites],
  context: createContext,
})
