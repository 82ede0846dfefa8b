import {
  changeEmail as changeEmailRoute,
  changePassword as changePasswordRoute,
  EmailChanged,
  endOtherSessions as endOtherSessionsRoute,
  endSession as endSessionRoute,
  getCurrentUser as getCurrentUserRoute,
  listSecurityEvents as listSecurityEventsRoute,
  listSessions as listSessionsRoute,
  login as loginRoute,
  logout as logoutRoute,
  PasswordChanged,
  refreshSession as refreshSessionRoute,
  register as registerRoute,
  SessionRevoked,
  SubscriptionChanged,
  updateProfile as updateProfileRoute,
  UserChanged,
  UserRegistered,
} from '@verandah/contracts'
import { defineService, on, serve } from '@verandah/kit'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { AuthSettings } from './config.ts'
import { createContext } from './context.ts'
import { endOlderSessions } from './end-older-sessions.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { getCurrentUser } from './get-current-user.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { recordSubscription } from './record-subscription.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { announceRevocations } from './revocations.ts'
import { settleInvites } from './settle-invites.ts'
import { updateProfile } from './update-profile.ts'

/** Users and their sessions. Collections: users, sessions, invite_codes, security_events. */
export const auth = defineService({
  name: 'auth',
  settings: AuthSettings,
  publishes: [UserRegistered, UserChanged, PasswordChanged, EmailChanged, SessionRevoked],
  consumes: [on(PasswordChanged, endOlderSessions), on(SubscriptionChanged, recordSubscription)],
  hears: [],
  routes: [
    serve(registerRoute, register),
    serve(loginRoute, login),
    serve(logoutRoute, logout),
    serve(getCurrentUserRoute, getCurrentUser),
    serve(refreshSessionRoute, refreshSession),
    serve(updateProfileRoute, updateProfile),
    serve(changePasswordRoute, changePassword),
    serve(changeEmailRoute, changeEmail),
    serve(listSessionsRoute, listSessions),
    serve(endSessionRoute, endSession),
    serve(endOtherSessionsRoute, endOtherSessions),
    serve(listSecurityEventsRoute, listSecurityEvents),
  ],
  jobs: [announceRevocations, settleInvites],
  context: createContext,
})
