import * as contracts from '@verandah/contracts'
import { defineService, pruneHandledEvents, on, onState, serve } from '@verandah/kit'
import { deleteOwnData, recordDeletion, retryDeletions } from './carry-out-deletion.ts'
import { changePassword, endOlderSessions } from './change-password.ts'
import { AuthSettings } from './config.ts'
import { confirmEmail, requestConfirmation } from './confirm-email.ts'
import { createContext } from './context.ts'
import { downloadExport, getExport, requestExport } from './data-export.ts'
import { snapshots } from './snapshots.ts'
import { joinHousehold, readHouseholdInvite } from './households/join-household.ts'
import { inviteToHousehold } from './households/invite-to-household.ts'
import {
  getHousehold,
  leaveHousehold,
  renameMember,
  revokeHouseholdInvite,
  tidyHouseholds,
} from './households/manage-household.ts'
import { finishLogin } from './finish-login.ts'
import { exportOwnData, recordExport } from './gather-export.ts'
import { login } from './login.ts'
import { changeEmail, getCurrentUser, recordSubscription, updateProfile } from './manage-profile.ts'
import { endOtherSessions, endSession, listSessions, logout } from './manage-sessions.ts'
import { beginTwoStep, renewRecoveryCodes, turnOffTwoStep, turnOnTwoStep } from './manage-two-step.ts'
import { confirmInvites } from './redeem-invite.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { getDeletionReceipt, requestAccountDeletion } from './request-account-deletion.ts'
import { readAccountLink } from './read-account-link.ts'
import { forgotPassword, getAccountMail, resetPassword, sendResetLinks } from './reset-password.ts'
import { retention } from './retention.ts'
import { announceRevocations } from './revocations.ts'
import { listSecurityEvents } from './security-events.ts'

/**
 * Users and their sessions. Collections: users, sessions, login_challenges, account_links, invite_codes, households,
 * security_events, exports, export_parts.
 */
export const auth = defineService({
  name: 'auth',
  settings: AuthSettings,
  publishes: [
    contracts.UserRegistered,
    contracts.UserChanged,
    contracts.PasswordChanged,
    contracts.EmailChanged,
    contracts.AccountLinkRequested,
    contracts.TwoStepChanged,
    contracts.HouseholdChanged,
    contracts.HouseholdInviteMailed,
    contracts.SessionRevoked,
    contracts.UserDeletionRequested,
    contracts.UserExportRequested,
  ],
  consumes: [
    on(contracts.PasswordChanged, endOlderSessions),
    onState(contracts.SubscriptionChanged, recordSubscription),
    onState(contracts.UserChanged, renameMember),
    on(contracts.UserDeletionRequested, deleteOwnData),
    ...contracts.dataDeletedEvents.map((event) => on(event, recordDeletion)),
    on(contracts.UserExportRequested, exportOwnData),
    ...contracts.dataExportedEvents.map((event) => on(event, recordExport)),
  ],
  routes: [
    serve(contracts.register, register),
    serve(contracts.login, login),
    serve(contracts.finishLogin, finishLogin),
    serve(contracts.logout, logout),
    serve(contracts.getCurrentUser, getCurrentUser),
    serve(contracts.refreshSession, refreshSession),
    serve(contracts.updateProfile, updateProfile),
    serve(contracts.changePassword, changePassword),
    serve(contracts.changeEmail, changeEmail),
    serve(contracts.beginTwoStep, beginTwoStep),
    serve(contracts.turnOnTwoStep, turnOnTwoStep),
    serve(contracts.turnOffTwoStep, turnOffTwoStep),
    serve(contracts.renewRecoveryCodes, renewRecoveryCodes),
    serve(contracts.listSessions, listSessions),
    serve(contracts.endSession, endSession),
    serve(contracts.endOtherSessions, endOtherSessions),
    serve(contracts.listSecurityEvents, listSecurityEvents),
    serve(contracts.getAccountMail, getAccountMail),
    serve(contracts.forgotPassword, forgotPassword),
    serve(contracts.readAccountLink, readAccountLink),
    serve(contracts.confirmEmail, confirmEmail),
    serve(contracts.requestConfirmation, requestConfirmation),
    serve(contracts.resetPassword, resetPassword),
    serve(contracts.requestExport, requestExport),
    serve(contracts.getExport, getExport),
    serve(contracts.downloadExport, downloadExport),
    serve(contracts.requestAccountDeletion, requestAccountDeletion),
    serve(contracts.getDeletionReceipt, getDeletionReceipt),
    serve(contracts.getHousehold, getHousehold),
    serve(contracts.inviteToHousehold, inviteToHousehold),
    serve(contracts.revokeHouseholdInvite, revokeHouseholdInvite),
    serve(contracts.readHouseholdInvite, readHouseholdInvite),
    serve(contracts.joinHousehold, joinHousehold),
    serve(contracts.leaveHousehold, leaveHousehold),
    serve(contracts.getAuthRetention, retention),
  ],
  jobs: [announceRevocations, confirmInvites, pruneHandledEvents, retryDeletions, sendResetLinks, tidyHouseholds],
  snapshots,
  context: createContext,
})
