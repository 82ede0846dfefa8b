import { sendEnquiry } from '@verandah/contracts'
import { beforeEach, expect, it } from 'vitest'
import { aCheck, register } from './testing/start-notifications.ts'
import { startWithMail } from './testing/start-with-mail.ts'

const hourMs = 3_600_000
let user: Awaited<ReturnType<typeof register>>
const { smtp, service } = await startWithMail()
beforeEach(async () => {
  smtp.refuse(451)
  user = await register(service)
})

const stateOf = async (id: string) => service.store.collection<{ _id: string }>('outgoing_mail').findOne({ _id: id })
const tell = () => service.receive(aCheck(service, { userId: user.userId, savedSearchId: `saved-of-${user.userId}` }))

it('a message that a process claimed before the clock was set back does not wait until tomorrow', async () => {
  const id = `welcome:${user.userId}`
  await service.runJob('deliver-mail')
  await expect
    .poll(() => stateOf(id))
    .toMatchObject({ state: 'queued', attempts: 1, reason: expect.anything() as string })
  smtp.refuse(null)
  service.clock.advance(-24 * hourMs)
  await service.runJob('deliver-mail')
  await expect.poll(() => stateOf(id)).toMatchObject({ state: 'sent' })
})

it('news from before the clock was set back do not wait until tomorrow', async () => {
  await tell()
  service.clock.advance(-12 * hourMs)
  await service.runJob('send-digests')
  expect(await service.mails('digest')).toMatchObject([{ userId: user.userId }])
})

it('a repeated event creates no second notice once the first may have expired', async () => {
  await tell()
  const notices = service.store.collection('notices')
  expect((await notices.deleteMany({ userId: user.userId })).deletedCount).toBe(1)
  const late = aCheck(service, { userId: user.userId })
  service.clock.advance(90 * 24 * hourMs)
  await service.receive(late)
  expect(await notices.countDocuments({ userId: user.userId })).toBe(0)
})

it('a repeated registration or enquiry writes no second mail once the first may have expired', async () => {
  const body = { name: 'Bo Ng', email: 'bo@example.com', subject: 'Tours', message: 'May I see it?' }
  await service.call(sendEnquiry, { body })
  await service.idle()
  const mails = service.store.collection('outgoing_mail')
  expect((await mails.deleteMany({ kind: { $in: ['welcome', 'enquiry'] } })).deletedCount).toBeGreaterThan(1)
  service.clock.advance(90 * 24 * hourMs)
  await service.forgetHandled()
  await service.receive(user.registered)
  await service.store.collection('tellings').insertOne({ askedAt: new Date() })
  await service.runJob('republish')
  await service.idle()
  expect(await mails.countDocuments({ kind: { $in: ['welcome', 'enquiry'] } })).toBe(0)
})
