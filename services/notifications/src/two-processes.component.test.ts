import { AccountLinkRequested, unsubscribe, UserDeletionRequested } from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { interruptWrite, loseWritesFrom } from '@verandah/kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { aPurchaser, settling } from './testing/a-purchase.ts'
import { aCheck, register } from './testing/start-notifications.ts'
import { startWithMail } from './testing/start-with-mail.ts'
import { createUnsubscribeTokens } from './unsubscribe-tokens.ts'

const minuteMs = 60_000
let user: Awaited<ReturnType<typeof register>>
const { smtp, service } = await startWithMail()
beforeEach(async () => {
  user = await register(service)
})

const deliver = () => service.runJob('deliver-mail')
const timesReached = () => smtp.received.filter(({ to }) => to.includes(user.email)).length
const mailsOf = async (kind: string) => (await service.mails(kind)).filter(({ userId }) => userId === user.userId)
const aDigest = async () => {
  await service.receive(aCheck(service, { userId: user.userId, savedSearchId: `saved-${user.userId}` }))
  service.clock.advance(minuteMs)
}

it('two processes that see the same message send it once', async () => {
  const other = interruptWrite(1, deliver)
  await deliver().finally(other.stop)
  expect(other.wasReached()).toBe(true)
  expect(timesReached()).toBe(1)
})

it('a process that lost its claim plans no attempt for a message that another one has sent', async () => {
  smtp.refuse(451)
  const other = interruptWrite(2, async () => {
    smtp.refuse(null)
    service.clock.advance(3 * minuteMs)
    await deliver()
  })
  await deliver().finally(other.stop)
  const [mail] = await mailsOf('welcome')
  expect(mail).toMatchObject({ state: 'sent', attempts: 2 })
  expect(mail).not.toHaveProperty('nextAttemptAt')
})

it('processes that die before any of its writes send a digest once', async () => {
  await aDigest()
  for (let write = 1, isDead = true; isDead; write += 1) {
    const death = loseWritesFrom(write)
    await service.runJob('send-digests').finally(death.stop)
    isDead = death.wasReached()
  }
  expect(await mailsOf('digest')).toHaveLength(1)
})

it('notices of users who cannot be written to keep no other user waiting', async () => {
  const createdAt = service.clock.now()
  const waiting = { userId: 'unknown', kind: 'new', searchName: 'Beach', createdAt, digestAt: createdAt }
  const stuck = Array.from({ length: 1_000 }, (_, number) => ({ _id: `stuck-${number}` as never, ...waiting }))
  await service.store.collection('notices').insertMany(stuck)
  await aDigest()
  await service.runJob('send-digests')
  await service.store.collection('notices').deleteMany({ userId: 'unknown' })
  expect(await mailsOf('digest')).toHaveLength(1)
})

it('a purchase that changes while it is looked at is looked at again the same day', async () => {
  const buyer = aPurchaser(service, user)
  service.clock.advance(Date.parse('2026-12-13T22:00:00.000Z') - service.clock.now().getTime())
  await buyer.tell(settling('2027-01-29'))
  const change = interruptWrite(1, () => buyer.tell(settling('2026-12-15')))
  await service.runJob('send-reminders').finally(change.stop)
  await service.runJob('send-reminders')
  expect([(await buyer.notices()).length, (await buyer.mails()).length]).toEqual([1, 1])
})

it('a link that has expired before it could be mailed is not', async () => {
  const { email, userId } = user
  const link = { linkId: crypto.randomUUID(), userId, email, purpose: 'reset-password' as const }
  const expiresAt = new Date(service.clock.now().getTime() - 1).toISOString()
  await service.receive(newEvent(AccountLinkRequested, { ...link, expiresAt }, service))
  expect(await mailsOf('reset-password')).toEqual([])
})

it('the link in an old digest of an erased user stores nothing of them', async () => {
  const { userId } = user
  await aDigest()
  await service.runJob('send-digests')
  const [mail] = await mailsOf('digest')
  const token = /([^/>]+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? ''
  await service.receive(newEvent(UserDeletionRequested, { userId, deletionId: 'deletion-1' }, service))
  expect((await service.call(unsubscribe, { params: { token } })).status).toBe(200)
  expect(await service.store.collection('notification_preferences').countDocuments({ _id: userId as never })).toBe(0)
})

it('the link in a digest counts until the key that signed it is removed', () => {
  const token = createUnsubscribeTokens(['the old key']).tokenFor('user-1')
  expect(createUnsubscribeTokens(['the new key', 'the old key']).userOf(token)).toBe('user-1')
  expect(createUnsubscribeTokens(['the new key']).userOf(token)).toBeNull()
})
