import * as contracts from '@verandah/contracts'
import { defineService, on, serve } from '@verandah/kit'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { AuthSettings } from './config.ts'
import { createContext } from './context.ts'
import { deleteOwnData } from './delete-own-data.ts'
import { endOlderSessions } from './end-older-sessions.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { exportOwnData } from './export-own-data.ts'
import { getCurrentUser } from './get-current-user.ts'
import { getDeletionReceipt } from './get-deletion-receipt.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { pressDeletions } from './press-deletions.ts'
import { downloadExport, getExport } from './read-export.ts'
import { recordDeletion } from './record-deletion.ts'
import { recordExport } from './record-export.ts'
import { recordSubscription } from './record-subscription.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { requestAccountDeletion } from './request-account-deletion.ts'
import { requestExport } from './request-export.ts'
import { announceRevocations } from './revocations.ts'
import { settleInvites } from './settle-invites.ts'
import { updateProfile } from './update-profile.ts'

/** Users and their sessions. Collections: users, sessions, invite_codes, security_events, exports, export_parts. */
export const auth = defineService({
  name: 'auth',
  settings: AuthSettings,
  publishes: [
    contracts.UserRegistered,
    contracts.UserChanged,
    contracts.PasswordChanged,
    contracts.EmailChanged,
    contracts.SessionRevoked,
    contracts.UserDeletionRequested,
    contracts.UserExportRequested,
  ],
  consumes: [
    on(contracts.PasswordChanged, endOlderSessions),
    on(contracts.SubscriptionChanged, recordSubscription),
    on(contracts.UserDeletionRequested, deleteOwnData),
    ...contracts.dataDeletedEvents.map((event) => on(event, recordDeletion)),
    on(contracts.UserExportRequested, exportOwnData),
    ...contracts.dataExportedEvents.map((event) => on(event, recordExport)),
  ],
  routes: [
    serve(contracts.register, register),
    serve(contracts.login, login),
    serve(contracts.logout, logout),
    serve(contracts.getCurrentUser, getCurrentUser),
    serve(contracts.refreshSession, refreshSession),
    serve(contracts.updateProfile, updateProfile),
    serve(contracts.changePassword, changePassword),
    serve(contracts.changeEmail, changeEmail),
    serve(contracts.listSessions, listSessions),
    serve(contracts.endSession, endSession),
    serve(contracts.endOtherSessions, endOtherSessions),
    serve(contracts.listSecurityEvents, listSecurityEvents),
    serve(contracts.requestExport, requestExport),
    serve(contracts.getExport, getExport),
    serve(contracts.downloadExport, downloadExport),
    serve(contracts.requestAccountDeletion, requestAccountDeletion),
    serve(contracts.getDeletionReceipt, getDeletionReceipt),
  ],
  jobs: [announceRevocations, settleInvites, pressDeletions],
  context: createContext,
})
