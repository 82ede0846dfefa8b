import { interruptWrite } from '@verandah/kit/testing'
import { expect, it, vi } from 'vitest'
import type { NotificationSettings } from './config.ts'
import { createMailer } from './mail/create-mailer.ts'
import type { MailDoc } from './outgoing-mail-document.ts'
import { register } from './testing/start-notifications.ts'
import { startWithMail } from './testing/start-with-mail.ts'

const hourMs = 60 * 60_000
const { smtp, service } = await startWithMail()

const mails = () => service.store.collection<{ _id: string }>('outgoing_mail')
const mailOf = async (userId: string) => mails().findOne({ _id: `welcome:${userId}` })
const deliver = async () => {
  await service.runJob('deliver-mail')
  service.clock.advance(hourMs)
}
/** Message-ID of each time that an address received something. */
const idsAt = (address: string) =>
  smtp.received.flatMap(({ to, raw }) => (to.includes(address) ? [/^Message-ID:\s+(<[^>]+>)/im.exec(raw)?.[1]] : []))

it('a message that the server took without a reply is sent once more, under the same Message-ID', async () => {
  const { email, userId } = await register(service)
  smtp.loseReplies(true)
  await deliver()
  await expect.poll(() => mailOf(userId)).toMatchObject({ state: 'queued', isPerhapsTaken: true })
  smtp.loseReplies(false)
  await deliver()
  await expect.poll(() => mailOf(userId)).toMatchObject({ state: 'sent', attempts: 2 })
  const [first, second, ...more] = idsAt(email)
  expect(first).toMatch(/^<[0-9a-f]+@/)
  expect(second).toBe(first)
  expect(more).toEqual([])
})

it('a message that the server took twice without a reply is left to an operator', async () => {
  const { email, userId } = await register(service)
  smtp.loseReplies(true)
  for (let turn = 0; turn < 4; turn += 1) await deliver()
  smtp.loseReplies(false)
  await deliver()
  expect(idsAt(email)).toHaveLength(2)
  expect(await mailOf(userId)).toMatchObject({ state: 'failed', attempts: 2 })
})

it('a refusal between two lost replies does not allow a third sending', async () => {
  const { email, userId } = await register(service)
  smtp.loseReplies(true)
  await deliver()
  smtp.refuse(451)
  await deliver()
  smtp.refuse(null)
  for (let turn = 0; turn < 3; turn += 1) await deliver()
  smtp.loseReplies(false)
  expect(idsAt(email)).toHaveLength(2)
  expect(await mailOf(userId)).toMatchObject({ state: 'failed', attempts: 3 })
})

it('a process that lost its claim records no failure over the success of another', async () => {
  const { userId } = await register(service)
  smtp.refuse(550)
  const success = { $set: { state: 'sent', attempts: 2 } }
  const other = interruptWrite(2, () => mails().updateOne({ _id: `welcome:${userId}` }, success))
  await service.runJob('deliver-mail').finally(other.stop)
  smtp.refuse(null)
  expect(other.wasReached()).toBe(true)
  expect(await mailOf(userId)).toMatchObject({ state: 'sent', attempts: 2 })
})

it('an attempt that a process comes to when its time is over sends nothing, and the message waits', async () => {
  const { email, userId } = await register(service)
  const over = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  await service.runJob('deliver-mail').finally(() => over.mockRestore())
  expect(idsAt(email)).toEqual([])
  expect(await mailOf(userId)).toMatchObject({ state: 'queued', attempts: 1 })
})

it('an attempt whose time is over sends nothing', async () => {
  const { email, userId } = await register(service)
  const mailer = createMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'us@example.com' } as NotificationSettings)
  const mail = (await mailOf(userId)) as unknown as MailDoc
  await expect(mailer?.send(mail, AbortSignal.abort())).rejects.toThrow()
  expect(idsAt(email)).toEqual([])
})
