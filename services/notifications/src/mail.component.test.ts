import { saveNotificationPreferences, sendEnquiry } from '@verandah/contracts'
import { readNumbers } from '@verandah/kit'
import { beforeEach, describe, expect, it } from 'vitest'
import { register } from './testing/start-notifications.ts'
import { startWithMail } from './testing/start-with-mail.ts'

const job = 'deliver-mail'
const minuteMs = 60_000
const { smtp, service } = await startWithMail({ MAIL_ATTEMPTS: '3' })
beforeEach(() => {
  smtp.refuse(null)
  smtp.received.length = 0
})

const receivedBy = (address: string) => smtp.received.filter(({ to }) => to.includes(address))
const stateOf = async (id: string) => service.store.collection<{ _id: string }>('outgoing_mail').findOne({ _id: id })

/** Attempts so far, as `sent failed refused`. */
const attempts = async () => {
  const numbers = await readNumbers()
  const counted = (outcome: string) =>
    Number(new RegExp(`^mail_attempts_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(numbers)?.[1])
  return [counted('sent'), counted('failed'), counted('refused')] as const
}

describe('a message', () => {
  it('is sent over SMTP with a text and an HTML part, once however often its event arrives', async () => {
    const { email, registered, userId } = await register(service)
    await service.forgetHandled()
    await service.receive(registered)
    await service.runJob(job)
    await expect.poll(() => stateOf(`welcome:${userId}`)).toMatchObject({ state: 'sent', attempts: 1 })
    await service.runJob(job)
    const [message, ...others] = receivedBy(email)
    expect(others).toEqual([])
    expect(message?.raw).toContain('Subject: Welcome to Verandah')
    expect(message?.raw).toContain('Content-Type: text/plain')
    expect(message?.raw).toContain('Content-Type: text/html')
    await expect.poll(() => stateOf(`welcome:${userId}`)).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('waits longer after each failure, and is sent when the server is back', async () => {
    smtp.refuse(451)
    const { email, userId } = await register(service)
    await service.runJob(job)
    await expect
      .poll(() => stateOf(`welcome:${userId}`))
      .toMatchObject({
        state: 'queued',
        attempts: 1,
        reason: expect.stringContaining('not now') as string,
      })
    service.clock.advance(minuteMs - 1)
    await service.runJob(job)
    await expect.poll(() => stateOf(`welcome:${userId}`)).toMatchObject({ attempts: 1 })
    service.clock.advance(1)
    await service.runJob(job)
    await expect.poll(() => stateOf(`welcome:${userId}`)).toMatchObject({ attempts: 2 })
    smtp.refuse(null)
    service.clock.advance(2 * minuteMs)
    await service.runJob(job)
    await expect.poll(() => receivedBy(email)).toHaveLength(1)
    await expect.poll(() => stateOf(`welcome:${userId}`)).toMatchObject({ state: 'sent', attempts: 3 })
  })

  it('is abandoned after the last attempt, and kept with its reason', async () => {
    smtp.refuse(451)
    const { email, userId } = await register(service)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await service.runJob(job)
      service.clock.advance(60 * minuteMs)
    }
    await expect
      .poll(() => stateOf(`welcome:${userId}`))
      .toMatchObject({ state: 'failed', attempts: 3, reason: expect.stringContaining('451') as string })
    expect(await stateOf(`welcome:${userId}`)).not.toHaveProperty('expiresAt')
    smtp.refuse(null)
    await service.runJob(job)
    expect(receivedBy(email)).toEqual([])
  })

  it('is abandoned at once when the server refuses it permanently; the log names neither address nor user', async () => {
    smtp.refuse(550)
    const { email, userId } = await register(service)
    await service.runJob(job)
    const reason = expect.stringContaining(email) as string
    await expect.poll(() => stateOf(`welcome:${userId}`)).toMatchObject({ state: 'failed', attempts: 1, reason })
    expect(service.logLines.join()).toContain('a message could not be sent')
    for (const name of [email, userId]) expect(service.logLines.join()).not.toContain(name)
  })

  it('waits while the server refuses our log-in, and is sent once it accepts it', async () => {
    smtp.refuse(535, 'log-in')
    const { email, userId } = await register(service)
    await service.runJob(job)
    await expect
      .poll(() => stateOf(`welcome:${userId}`))
      .toMatchObject({ state: 'queued', attempts: 1, reason: expect.stringContaining('535') as string })
    smtp.refuse(null)
    service.clock.advance(minuteMs)
    await service.runJob(job)
    await expect.poll(() => receivedBy(email)).toHaveLength(1)
  })
})

it('a message with an address that the server refuses holds up no other', async () => {
  const first = await register(service)
  const refused = { _id: `welcome:${first.userId}` }
  const to = first.email.replace('@', '@@')
  await service.store.collection<{ _id: string }>('outgoing_mail').updateOne(refused, { $set: { to } })
  service.clock.advance(1)
  const second = await register(service)
  await service.runJob(job)
  expect(await stateOf(refused._id)).toMatchObject({ state: 'failed', attempts: 1 })
  expect(receivedBy(second.email)).toHaveLength(1)
})

describe('the attempts of mail', () => {
  it('are counted as sent, failed, or refused for a reason that no operator can mend', async () => {
    const [sent, failed, refused] = await attempts()
    const after = async (code: number | null) => {
      smtp.refuse(code)
      await register(service)
      await service.runJob(job)
    }
    await after(451)
    await expect.poll(attempts).toEqual([sent, failed + 1, refused])
    await after(550)
    await expect.poll(attempts).toEqual([sent, failed + 1, refused + 1])
    await after(null)
    await expect.poll(attempts).toEqual([sent + 1, failed + 1, refused + 1])
  })
})

const enquiry = { name: 'Bo Ng', email: 'bo@example.com', subject: 'Tours', message: 'Hello,\nmay I see <it>?' }

describe('an enquiry', () => {
  it('is stored and reaches us with its sender as reply address; an anonymous sender gets no receipt', async () => {
    const reply = await service.call(sendEnquiry, { body: { ...enquiry, name: '  Bo Ng ' } })
    expect(reply.status).toBe(200)
    await service.idle()
    await service.runJob(job)
    await expect.poll(() => receivedBy('team@example.com')).toHaveLength(1)
    const kept = await service.store.collection<{ _id: string }>('enquiries').findOne({ _id: reply.body.id })
    expect(kept).toMatchObject(enquiry)
    const [message, ...others] = receivedBy('team@example.com')
    expect(others).toEqual([])
    expect(message?.raw).toContain('Reply-To: bo@example.com')
    expect(message?.raw).toContain('Subject: Enquiry: Tours')
    expect(message?.raw).toContain('may I see &lt;it&gt;?')
    expect(receivedBy('bo@example.com')).toEqual([])
  })

  it('sent again because the reply was lost is one', async () => {
    const headers = { 'x-client-address': '203.0.113.8' }
    const body = { ...enquiry, subject: 'Sent again' }
    const first = await service.call(sendEnquiry, { body, headers })
    expect((await service.call(sendEnquiry, { body, headers })).body).toEqual(first.body)
    expect((await service.call(sendEnquiry, { body, as: service.signIn(), headers })).body.id).not.toBe(first.body.id)
    const changed = { ...body, message: 'Any news?' }
    expect((await service.call(sendEnquiry, { body: changed, headers })).body.id).not.toBe(first.body.id)
  })

  it('of a signed-in user is acknowledged at the account’s address only, until they turn it off', async () => {
    const { email, signIn } = await register(service)
    const headers = { 'x-client-address': '203.0.113.7' }
    await service.call(sendEnquiry, { body: { ...enquiry, email: email.toUpperCase() }, as: signIn(), headers })
    await service.call(sendEnquiry, { body: { ...enquiry, email: 'else@example.com' }, as: signIn(), headers })
    await service.idle()
    await service.call(saveNotificationPreferences, { body: { enquiryReceipts: false }, as: signIn() })
    await service.call(sendEnquiry, { body: { ...enquiry, email, subject: 'Once more' }, as: signIn(), headers })
    await service.idle()
    const receipts = await service.mails('enquiry-receipt')
    expect(receipts.map(({ to }) => to.toLowerCase())).toEqual([email])
  })

  it.each([
    ['name', ''],
    ['email', 'not an address'],
    ['subject', '  '],
    ['subject', 'two\r\nBcc: someone@example.com'],
    ['message', ''],
    ['message', 'x'.repeat(5_001)],
  ])('without a proper %s is refused with the field named: %j', async (field, value) => {
    const reply = await service.call(sendEnquiry, { body: { ...enquiry, [field]: value } })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('is refused after a few from one address, while others are accepted', async () => {
    const from = (address: string) =>
      service.call(sendEnquiry, { body: enquiry, headers: { 'x-client-address': address } })
    for (let sent = 0; sent < 5; sent += 1) expect(await from('198.51.100.1')).toMatchObject({ status: 200 })
    const refused = await from('198.51.100.1')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await from('198.51.100.2')).toMatchObject({ status: 200 })
  })
})
