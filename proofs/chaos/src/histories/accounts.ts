import * as contracts from '@verandah/contracts'
import { aHome } from '@verandah/contracts/testing'
import { changeHousehold } from './households.ts'
import { buyHome } from './purchases.ts'
import type { Story } from './story.ts'

/** A user opens an account and changes their name, and sometimes their address. */
const liveThroughAuth = (story: Story) => {
  const { userId, tell } = story
  const moves = story.isSo()
  const account = { userId, username: userId, name: 'Mei Tran', plan: 'quarterly' } as const
  tell(contracts.UserRegistered, { ...account, email: `${userId}@example.com` })
  const registeredAt = story.events[0]?.event.occurredAt ?? null
  const changes = story.upTo(3)
  for (let revision = 2; revision < 2 + changes; revision += 1) {
    const email = `${userId}${moves ? revision : ''}@example.com`
    tell(contracts.UserChanged, { ...account, email, name: `Mei ${revision}`, revision, isAdmin: false, registeredAt })
  }
  return moves
}

const subscribe = ({ userId, tell, upTo, isSo }: Story) => {
  const versions = upTo(3)
  for (let version = 1; version <= versions; version += 1) {
    const status = version > 1 && isSo() ? 'past_due' : 'active'
    const period = { currentPeriodEnd: null, cancelAtPeriodEnd: version > 1 && isSo() }
    tell(contracts.SubscriptionChanged, { userId, version, plan: 'quarterly', status, ...period })
  }
}

/** Some users request their data, some delete their account; the deletion is requested again at the end. */
export function leave({ userId, tag, tell, tellAtLast, isSo }: Story) {
  if (isSo()) tell(contracts.UserExportRequested, { userId, exportId: `${tag}-export` })
  if (isSo()) return
  const asked = { userId, deletionId: `${tag}-deletion` }
  tell(contracts.UserDeletionRequested, asked)
  tellAtLast(contracts.UserDeletionRequested, asked)
}

export function billing(story: Story) {
  liveThroughAuth(story)
  leave(story)
}

/** A saved home's scores, with revisions that continue from the time, as in search. */
export function scoreHome({ tag, userId, tell, next, upTo }: Story) {
  const propertyId = `${tag}-home`
  const times = upTo(3)
  const bySearch = { searchId: `${tag}-search`, searchedAt: '2026-11-20T00:00:00.000Z' }
  for (let time = 1; time <= times; time += 1)
    tell(contracts.SavedHomeScored, { userId, propertyId, revision: next().getTime(), ...bySearch, score: 50 + time })
}

/** An open home that was planned is withdrawn. */
const tellOfPlan = ({ userId, tell, next }: Story, home: contracts.HomeSummary) => {
  const planned = { userId, date: '2026-12-05', kind: 'slot', propertyId: home.id, home } as const
  const times = { before: '2026-12-05T00:00:00.000Z', after: null, changedAt: next().toISOString() }
  tell(contracts.PlannedOpeningChanged, { ...planned, ...times })
}

export function notifications(story: Story) {
  const { userId, tag, tell, tellAtLast, keep, next, isSo } = story
  const moves = liveThroughAuth(story)
  const email = `${userId}@example.com`
  if (moves) tell(contracts.EmailChanged, { userId, before: email, after: `${userId}2@example.com` })
  tell(contracts.PasswordChanged, { userId, keptSid: `${tag}-session`, changedAt: next().toISOString() })
  const twoStep = { userId, recoveryCodesLeft: 10, at: next().toISOString() }
  for (const change of ['on', 'off'] as const) tell(contracts.TwoStepChanged, { ...twoStep, change })
  const linkId = `${tag}-link`
  const expiresAt = '2027-01-01T00:00:00.000Z'
  tell(contracts.AccountLinkRequested, { linkId, userId, purpose: 'reset-password', email, expiresAt })
  const inviteId = `${tag}-invite`
  tell(contracts.HouseholdInviteMailed, { inviteId, userId, email, invitedBy: 'Anna', expiresAt })
  subscribe(story)
  const enquiry = { name: 'Mei', email: moves ? `work.${email}` : email, subject: 'A question', message: 'How?' }
  keep('enquiries', { _id: `${tag}-enquiry`, ...enquiry, userId, sentAt: next() })
  tell(contracts.EnquirySent, { enquiryId: `${tag}-enquiry`, userId, sentAt: next().toISOString() })
  const home = contracts.HomeSummary.parse(aHome({ id: `${tag}-home` }))
  for (const check of [1, 2]) {
    const changes = [
      { kind: 'price' as const, propertyId: home.id, home, before: '$1m', after: `$${check}m`, score: 60 },
    ]
    const saved = { savedSearchId: `${tag}-saved`, userId, name: 'Richmond', frequency: 'daily' as const }
    const searchId = `${tag}-search-${check}`
    tell(contracts.SavedSearchChecked, { ...saved, searchId, check, checkedAt: next().toISOString(), changes })
  }
  tellOfPlan(story, home)
  scoreHome(story)
  buyHome(story)
  // A registration that comes after the household leaves its notice to the next announcement of the household.
  const household = changeHousehold(story)
  if (household) tellAtLast(contracts.HouseholdChanged, household)
  if (isSo()) tell(contracts.PropertyUnsaved, { userId, propertyId: `${tag}-home`, revision: 2 })
  leave(story)
}

export function auth(story: Story) {
  const { userId, tag, tell, keep, next, isSo } = story
  const isLeaving = isSo()
  const deletion = {
    id: `${tag}-deletion`,
    tokenHash: `${tag}-token`,
    requestedAt: next(),
    askedAt: next(),
    answers: [],
  }
  const folded = { usernameFolded: userId, emailFolded: `${userId}@example.com` }
  const account = { username: userId, email: folded.emailFolded, name: 'Mei', plan: 'quarterly', isAdmin: false }
  const standing = { subscriptionStatus: 'inactive', hasSearchGrant: false, createdAt: next(), passwordHash: 'none' }
  keep('users', { _id: userId, revision: 1, ...folded, ...(isLeaving ? { deletion } : { ...account, ...standing }) })
  for (const session of ['one', 'two', 'three']) {
    const times = { createdAt: next(), rotatedAt: next(), expiresAt: new Date('2026-12-31') }
    keep('sessions', { _id: `${tag}-${session}`, userId, currentHash: `${tag}-${session}`, ...times })
    const changedAt = next().toISOString()
    tell(contracts.PasswordChanged, { userId, keptSid: `${tag}-${session}`, changedAt })
  }
  subscribe(story)
  liveTogether(story)
  const exportId = `${tag}-export`
  if (isLeaving) answerDeletion(story)
  else {
    keep('exports', { _id: userId, exportId, requestedAt: next(), expiresAt: new Date('2026-12-31') })
    tell(contracts.UserExportRequested, { userId, exportId })
  }
  for (const [service, { exported }] of Object.entries(contracts.userDataEvents))
    for (const part of [1, 2])
      tell(exported as contracts.EventContract, {
        userId,
        exportId,
        service,
        data: `${service} ${part}`,
        part,
        parts: 2,
      })
}

/** Members have the names of before; a change of the user tells that there is another one. */
const liveTogether = ({ userId, tag, tell, keep, next, upTo }: Story) => {
  const dates = { registeredAt: next(), joinedAt: next() }
  const members = [`${tag}-mate`, userId].map((id) => ({ userId: id, name: 'Before', ...dates }))
  keep('households', { _id: `${tag}-household`, revision: 1, members, invites: [] })
  const changes = upTo(3)
  const account = {
    userId,
    username: userId,
    email: `${userId}@example.com`,
    isAdmin: false,
    plan: 'quarterly' as const,
  }
  for (let revision = 1; revision <= changes; revision += 1)
    tell(contracts.UserChanged, { ...account, name: `Mei ${revision}`, revision, registeredAt: null })
}

const answerDeletion = ({ userId, tag, tell }: Story) => {
  const asked = { userId, deletionId: `${tag}-deletion` }
  tell(contracts.UserDeletionRequested, asked)
  for (const [service, { deleted }] of Object.entries(contracts.userDataEvents))
    tell(deleted as contracts.EventContract, { ...asked, service, counts: { things: 1 } })
}
