import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aCheck, register, startNotifications, type NotificationsUnderTest } from './testing/start-notifications.ts'
import { startSmtp, type Smtp } from './testing/start-smtp.ts'

const hourMs = 3_600_000
let smtp: Smtp
let service: NotificationsUnderTest
let user: Awaited<ReturnType<typeof register>>
beforeAll(async () => {
  smtp = await startSmtp()
  service = await startNotifications({ SMTP_URL: smtp.url, ENQUIRY_TO: 'team@example.com' })
})
afterAll(async () => {
  await service.stop()
  await smtp.close()
})
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
