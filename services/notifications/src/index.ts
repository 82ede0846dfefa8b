import * as contracts from '@verandah/contracts'
import { defineService, snapshot, on, onState, serve } from '@verandah/kit'
import { recordScore } from '@verandah/user-records'
import { NotificationSettings } from './config.ts'
import { createContext } from './context.ts'
import { createMemberNotices, createChangeNotices, createPlanNotice } from './create-notices.ts'
import { deliverMail } from './deliver-mail.ts'
import { confirmUnsubscribe, getPreferences, savePreferences, unsubscribe } from './manage-preferences.ts'
import { listNotices, readAllNotices, readNotice } from './read-notices.ts'
import { getOutboxMail, listOutboxMails } from './read-outbox.ts'
import { sendDigests } from './send-digests.ts'
import { forgetUnsaved } from './saved-scores.ts'
import { passOnEnquiry, sendEnquiry, enquirySnapshots } from './send-enquiry.ts'
import { recordPurchase } from './reminders.ts'
import { sendReminders } from './send-reminders.ts'
import { retention } from './retention.ts'
import { userData } from './user-data.ts'
import {
  followUser,
  sendAccountLink,
  sendHouseholdInvite,
  tellOfSubscription,
  warnOfEmailChange,
  warnOfPasswordChange,
  warnOfTwoStep,
  welcomeUser,
} from './write-account-mail.ts'

/** Email, in-app notifications, and the preferences for both. */
export const notifications = defineService({
  name: 'notifications',
  settings: NotificationSettings,
  publishes: [contracts.EnquirySent, contracts.NoticeCreated],
  consumes: [
    onState(contracts.UserRegistered, welcomeUser),
    onState(contracts.UserChanged, followUser),
    on(contracts.EmailChanged, warnOfEmailChange),
    on(contracts.PasswordChanged, warnOfPasswordChange),
    on(contracts.TwoStepChanged, warnOfTwoStep),
    onState(contracts.AccountLinkRequested, sendAccountLink),
    onState(contracts.HouseholdInviteMailed, sendHouseholdInvite),
    onState(contracts.SubscriptionChanged, tellOfSubscription),
    on(contracts.SavedSearchChecked, createChangeNotices),
    on(contracts.PlannedOpeningChanged, createPlanNotice),
    onState(contracts.HouseholdChanged, createMemberNotices),
    onState(contracts.SavedHomeScored, recordScore),
    onState(contracts.PropertyUnsaved, forgetUnsaved),
    onState(contracts.PurchaseChanged, recordPurchase),
    on(contracts.EnquirySent, passOnEnquiry),
  ],
  routes: [
    serve(contracts.sendEnquiry, sendEnquiry),
    serve(contracts.listNotices, listNotices),
    serve(contracts.readAllNotices, readAllNotices),
    serve(contracts.readNotice, readNotice),
    serve(contracts.getNotificationPreferences, getPreferences),
    serve(contracts.saveNotificationPreferences, savePreferences),
    serve(contracts.confirmUnsubscribe, confirmUnsubscribe),
    serve(contracts.unsubscribe, unsubscribe),
    serve(contracts.listOutboxMails, listOutboxMails),
    serve(contracts.getOutboxMail, getOutboxMail),
    serve(contracts.getNotificationsRetention, retention),
  ],
  jobs: [deliverMail, sendDigests, sendReminders],
  userData,
  snapshots: [snapshot(contracts.EnquirySent, enquirySnapshots)],
  context: createContext,
})
