import {
  listNotices,
  PropertyUnsaved,
  SavedHomeScored,
  userDataEvents,
  saveNotificationPreferences,
  sendEnquiry,
  SubscriptionChanged,
  UserChanged,
  UserDeletionRequested,
  UserExportRequested,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPurchaser, settling } from './testing/a-purchase.ts'
import { aCheck, register, startNotifications, type NotificationsUnderTest } from './testing/start-notifications.ts'

let service: NotificationsUnderTest
beforeAll(async () => {
  service = await startNotifications({ ENQUIRIES_PER_ADDRESS: '100' })
})
afterAll(() => service.stop())

/** A buyer with data in every collection. */
const aBusyBuyer = async () => {
  const user = await register(service)
  const { userId, email } = user
  await service.receive(aCheck(service, { userId, savedSearchId: `saved-${userId}`, name: `canary of ${userId}` }))
  service.clock.advance(60_000)
  await service.runJob('send-digests')
  const as = user.signIn()
  await service.call(saveNotificationPreferences, { as, body: { timeZone: 'Australia/Perth' } })
  const enquiry = { name: 'Mei', email, subject: 'Question', message: `canary of ${userId}` }
  await service.call(sendEnquiry, { as, body: enquiry })
  await service.call(sendEnquiry, { body: { ...enquiry, message: `anonymous canary of ${userId}` } })
  const subscription = { plan: 'annual', status: 'active', currentPeriodEnd: null, cancelAtPeriodEnd: false } as const
  await service.receive(newEvent(SubscriptionChanged, { userId, version: 1, ...subscription }, service))
  const scored = { propertyId: 'home-1', revision: 1, searchId: null, searchedAt: null, score: 70 }
  await service.receive(newEvent(SavedHomeScored, { userId, ...scored }, service))
  await aPurchaser(service, user).tell(settling('2027-01-29'))
  return user
}

const everythingStored = async () => {
  const collections = await service.store.db!.listCollections().toArray()
  return JSON.stringify(
    await Promise.all(collections.map(({ name }) => service.store.collection(name).find().toArray())),
  )
}

it('erasing a user removes everything of theirs, nothing of others, and each receipt counts the documents', async () => {
  const gone = await aBusyBuyer()
  const other = await aBusyBuyer()
  const request = newEvent(UserDeletionRequested, { userId: gone.userId, deletionId: 'deletion-1' }, service)
  await service.receive(request)
  await service.forgetHandled()
  await service.receive(request)
  const receipt = {
    ...request.data,
    service: 'notifications',
    counts: {
      notices: 1,
      digests: 1,
      outgoing_mail: 6,
      enquiries: 2,
      notification_preferences: 1,
      reminders: 1,
      saved_scores: 1,
      subscriptions: 1,
      addressees: 1,
    },
  }
  expect(service.bus.published(userDataEvents.notifications.deleted).map((event) => event.data)).toEqual([
    receipt,
    receipt,
  ])
  const stored = await everythingStored()
  expect(stored).not.toContain(gone.userId)
  expect(stored).toContain(`canary of ${other.userId}`)
})

it('erasing an account that only claimed an address leaves the mail and the messages of its owner', async () => {
  const owner = await register(service)
  const { email } = owner
  const enquiry = { name: 'Mei', email, subject: 'Question', message: `canary of ${owner.userId}` }
  await service.call(sendEnquiry, { as: owner.signIn(), body: enquiry })
  await service.idle()
  const written = await service.store.collection('outgoing_mail').countDocuments({ to: email })
  const claimer = await register(service)
  const claim = { ...claimer.registered.data, email, isEmailConfirmed: false, revision: 2, isAdmin: false }
  await service.receive(newEvent(UserChanged, { ...claim, registeredAt: claimer.registered.occurredAt }, service))
  const deletion = { userId: claimer.userId, deletionId: 'deletion-of-a-claim' }
  await service.receive(newEvent(UserDeletionRequested, deletion, service))
  expect(await service.store.collection('outgoing_mail').countDocuments({ to: email })).toBe(written)
  expect(await everythingStored()).toContain(`canary of ${owner.userId}`)
  expect(await everythingStored()).not.toContain(claimer.userId)
})

it('late events about an erased user create nothing', async () => {
  const { userId, registered } = await aBusyBuyer()
  await service.receive(newEvent(UserDeletionRequested, { userId, deletionId: 'deletion-2' }, service))
  await service.forgetHandled()
  await service.receive(registered)
  await service.receive(aCheck(service, { userId, savedSearchId: 'saved-late' }))
  const ofHome = { userId, propertyId: 'home-1', revision: service.clock.now().getTime() }
  await service.receive(newEvent(SavedHomeScored, { ...ofHome, searchId: null, searchedAt: null, score: 70 }, service))
  await service.receive(newEvent(PropertyUnsaved, ofHome, service))
  await aPurchaser(service, { userId, registered, email: '', signIn: () => '' }).tell(settling('2026-12-15'))
  await service.runJob('send-digests')
  await service.runJob('send-reminders')
  expect(await everythingStored()).not.toContain(userId)
})

it('an export holds everything of a user and nothing of others', async () => {
  const user = await aBusyBuyer()
  const other = await aBusyBuyer()
  await service.receive(newEvent(UserExportRequested, { userId: user.userId, exportId: 'export-1' }, service))
  const parts = service.bus.published(userDataEvents.notifications.exported).map(({ data }) => data)
  const text = parts.map(({ data }) => data).join('')
  expect(JSON.parse(text)).toMatchObject({
    addressee: { email: user.email },
    preferences: { timeZone: 'Australia/Perth' },
    purchases: [{ propertyId: 'home-1', terms: { settlementOn: '2027-01-29' }, decided: [] }],
    notices: (await service.call(listNotices, { as: user.signIn() })).body,
    enquiries: [{ message: `canary of ${user.userId}` }],
  })
  expect(text).toContain('Welcome to Verandah')
  expect(text).not.toContain(other.userId)
})
