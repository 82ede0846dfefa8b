import { getOutboxMail, listOutboxMails } from '@verandah/contracts'
import { SettingsError, type Environment } from '@verandah/kit'
import { expect, it } from 'vitest'
import { register, startNotifications } from './testing/start-notifications.ts'

const look = async (environment: Environment, headers: Record<string, string> = {}) => {
  const service = await startNotifications(environment)
  try {
    const { email: earlier } = await register(service)
    service.clock.advance(1)
    const { userId, email } = await register(service)
    const as = service.signIn({ isAdmin: true })
    const list = await service.call(listOutboxMails, { as, headers })
    const one = await service.call(getOutboxMail, { as, headers, params: { id: `welcome:${userId}` } })
    return { list, one, email, earlier }
  } finally {
    await service.stop()
  }
}
const elsewhere = { 'x-client-address': '203.0.113.7' }

it('with MAIL_OUTBOX, stored messages can be read on this machine, the newest first', async () => {
  const { list, one, email, earlier } = await look({ MAIL_OUTBOX: 'true' })
  const welcome = { subject: 'Welcome to Verandah', state: 'kept' }
  expect(list.body).toMatchObject([
    { to: email, ...welcome },
    { to: earlier, ...welcome },
  ])
  expect(one.body).toMatchObject({ to: email, text: expect.stringContaining('7 days') as string })
})

it('other machines cannot read them, not even an operator’s', async () => {
  const { list, one } = await look({ MAIL_OUTBOX: 'true' }, elsewhere)
  expect([list.status, one.status]).toEqual([404, 404])
})

it.each([{ SMTP_URL: 'smtp://127.0.0.1:1', ENQUIRY_TO: 'team@example.com' }, {}, { MAIL_OUTBOX: 'false' }])(
  'there is no outbox with %j',
  async (environment) => {
    const { list, one } = await look(environment)
    expect([list.status, one.status]).toEqual([404, 404])
  },
)

it.each([
  [{ SMTP_URL: 'smtp://127.0.0.1:1', ENQUIRY_TO: 'team@example.com', MAIL_OUTBOX: 'true' }, 'MAIL_OUTBOX'],
  [{ SMTP_URL: 'smtp://127.0.0.1:1' }, 'ENQUIRY_TO'],
  [{ SMTP_URL: 'https://mail.example.com' }, 'SMTP_URL'],
])('contradictory settings stop the start: %j', async (environment, name) => {
  const started = startNotifications(environment)
  await expect(started).rejects.toThrow(SettingsError)
  await expect(started).rejects.toThrow(name)
})
