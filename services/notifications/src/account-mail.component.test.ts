import {
  AccountLinkRequested,
  EmailChanged,
  HouseholdInviteMailed,
  PasswordChanged,
  SubscriptionChanged,
  TwoStepChanged,
  UserChanged,
  UserRegistered,
  type EventOf,
} from '@verandah/contracts'
import { newEvent } from '@verandah/kit'
import { linkTokenOf } from '@verandah/user-records'
import { testKeyOf } from '@verandah/kit/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { register } from './testing/start-notifications.ts'
import { startWithMail } from './testing/start-with-mail.ts'

const { smtp, service } = await startWithMail({ MAIL_ATTEMPTS: '3' })
beforeEach(() => {
  smtp.refuse(null)
  smtp.received.length = 0
})

it('an invite to a household leads to its page by a link that no event held, and is written once', async () => {
  const { email, userId } = await register(service)
  const expiresAt = new Date(service.clock.now().getTime() + 60_000).toISOString()
  const data = { inviteId: `invite-${userId}`, userId, email, invitedBy: 'Anna Lane', expiresAt }
  await service.receive(newEvent(HouseholdInviteMailed, data, service))
  await service.forgetHandled()
  await service.receive(newEvent(HouseholdInviteMailed, data, service))
  const late = { ...data, inviteId: `late-${userId}`, expiresAt: service.clock.now().toISOString() }
  await service.receive(newEvent(HouseholdInviteMailed, late, service))
  const told = (await service.mails('household-invite')).filter((mail) => mail.userId === userId)
  expect(told).toMatchObject([{ to: email, subject: 'An invite to look for a home together' }])
  expect(told[0]?.text).toContain('Anna Lane invites you')
  expect(told[0]?.text).toContain(`/join-household#${linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), data.inviteId)}`)
})

describe('an account', () => {
  const changedAt = '2026-11-20T00:00:00.000Z'

  it('is written to at its newest address, even when older events arrive late', async () => {
    const { userId } = await register(service)
    const changed = (revision: number, email: string) =>
      newEvent(
        UserChanged,
        { userId, revision, username: 'mei', email, name: 'Mei', isAdmin: false, plan: 'annual', registeredAt: null },
        service,
      )
    await service.receive(changed(2, 'newest@example.com'))
    await service.receive(changed(1, 'older@example.com'))
    await service.receive(newEvent(PasswordChanged, { userId, keptSid: 'session-1', changedAt }, service))
    const told = (await service.mails('password-changed')).filter((mail) => mail.userId === userId)
    expect(told.map(({ to }) => to)).toEqual(['newest@example.com'])
    expect(told[0]?.text).toContain('20 November 2026')
  })

  it('warns the old and the new address of a change, once however often the event arrives', async () => {
    const { email, userId } = await register(service)
    const changed = newEvent(EmailChanged, { userId, before: email, after: 'new@example.com' }, service)
    await service.receive(changed)
    await service.forgetHandled()
    await service.receive(changed)
    const told = (await service.mails('email-changed')).filter((mail) => mail.userId === userId)
    expect(told.map(({ to }) => to).sort()).toEqual([email, 'new@example.com'].sort())
  })

  it('with an unproved address gets only the confirmation link; once proved, it is welcomed, once', async () => {
    const userId = `user-${crypto.randomUUID()}`
    const account = { userId, username: userId, email: `${userId}@example.com`, name: 'Mei', plan: 'annual' as const }
    const registeredAt = service.clock.now().toISOString()
    const changed = { ...account, revision: 2, isAdmin: false, registeredAt }
    await service.receive(newEvent(UserRegistered, { ...account, isEmailConfirmed: false }, service))
    await service.receive(newEvent(PasswordChanged, { userId, keptSid: 'session-1', changedAt }, service))
    const expiresAt = new Date(service.clock.now().getTime() + 60_000).toISOString()
    const link = {
      linkId: `link-${userId}`,
      userId,
      purpose: 'confirm-email' as const,
      email: account.email,
      expiresAt,
    }
    await service.receive(newEvent(AccountLinkRequested, link, service))
    const sent = async () =>
      (await service.store.collection('outgoing_mail').find({ userId }).toArray()).map(({ kind }) => kind as string)
    expect(await sent()).toEqual(['confirm-email'])
    for (const revision of [2, 3])
      await service.receive(newEvent(UserChanged, { ...changed, revision, isEmailConfirmed: true }, service))
    expect((await sent()).sort()).toEqual(['confirm-email', 'welcome'])
  })

  it('gets a link that only we can make, once, and none that has expired by then', async () => {
    const { userId } = await register(service)
    const ask = (linkId: string, lifeMs: number) => {
      const expiresAt = new Date(service.clock.now().getTime() + lifeMs).toISOString()
      const data = { linkId, userId, purpose: 'reset-password' as const, email: 'Mei@example.com', expiresAt }
      return newEvent(AccountLinkRequested, data, service)
    }
    const asked = ask('link-1', 1)
    await service.receive(asked)
    await service.forgetHandled()
    await service.receive(asked)
    await service.receive(ask('link-2', 0))
    const sent = (await service.mails('reset-password')).filter((mail) => mail.userId === userId)
    const link = `http://localhost:8080/reset-password#${linkTokenOf(testKeyOf('ACCOUNT_LINK_KEYS'), 'link-1')}`
    expect(sent.map(({ to }) => to)).toEqual(['Mei@example.com'])
    for (const part of [sent[0]?.text, sent[0]?.html]) {
      expect(part).toContain(link)
      expect(part).toContain(`Your username is ${userId}`)
    }
  })
})

it('a confirmation mail contains nothing that the claimant typed', async () => {
  const { userId } = await register(service)
  const expiresAt = new Date(service.clock.now().getTime() + 1).toISOString()
  const data = {
    linkId: 'claim',
    userId,
    purpose: 'confirm-email' as const,
    email: 'stranger@example.com',
    expiresAt,
  }
  await service.receive(newEvent(AccountLinkRequested, data, service))
  const [mail] = (await service.mails('confirm-email')).filter(({ to }) => to === 'stranger@example.com')
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain('confirm that this email address is yours')
    expect(part).not.toContain('Mei')
    expect(part).not.toContain(userId)
  }
})

describe('the owner of an account with two-step verification', () => {
  it('is informed of each change once, with the number of recovery codes left', async () => {
    const { userId } = await register(service)
    const tell = (change: EventOf<typeof TwoStepChanged>['data']['change'], recoveryCodesLeft: number) =>
      newEvent(TwoStepChanged, { userId, change, recoveryCodesLeft, at: '2026-11-20T00:00:00.000Z' }, service)
    const used = tell('recovery-code-used', 3)
    for (const event of [tell('on', 10), used, tell('recovery-code-used', 0), tell('off', 0)])
      await service.receive(event)
    await service.forgetHandled()
    await service.receive(used)
    const told = (await service.mails('two-step-changed')).filter((mail) => mail.userId === userId)
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'A recovery code was used',
      'A recovery code was used',
      'Two-step verification is off',
      'Two-step verification is on',
    ])
    for (const said of ['You have 3 left', 'You have none left'])
      expect(told.filter(({ text, html }) => text.includes(said) && html.includes(said))).toHaveLength(1)
  })
})

describe('a subscription that changed', () => {
  it('is announced in order of its versions, and not when it is unchanged', async () => {
    const { userId } = await register(service)
    const tell = (version: number, data: Partial<EventOf<typeof SubscriptionChanged>['data']>) =>
      service.receive(
        newEvent(
          SubscriptionChanged,
          {
            userId,
            version,
            plan: 'annual',
            status: 'active',
            currentPeriodEnd: '2027-11-20T00:00:00.000Z',
            cancelAtPeriodEnd: false,
            ...data,
          },
          service,
        ),
      )
    await tell(1, {})
    await tell(2, { currentPeriodEnd: '2028-11-20T00:00:00.000Z' })
    await tell(4, { status: 'cancelled' })
    await tell(3, { status: 'past_due' })
    const told = (await service.mails('subscription-changed')).filter((mail) => mail.userId === userId)
    expect(told.map(({ subject }) => subject)).toEqual(['Your Annual plan is active', 'Your subscription has ended'])
    expect(told[0]?.text).toContain('your Annual plan is active; it renews on 20 November 2027')
    expect(told[0]?.html).toContain('>Your Annual plan is active; it renews on')
  })
})
