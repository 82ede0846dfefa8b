import { endOtherSessions, endSession, listSecurityEvents, listSessions, type SecurityEvent } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { press } from '@/testing/app.tsx'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { aSession, asAccountHolder, here, openAccount } from './testing/open-account.ts'

const anEvent = (over: Partial<SecurityEvent> = {}): SecurityEvent => ({
  id: 'event-1',
  kind: 'logged-in',
  at: '2026-11-20T02:00:00.000Z',
  device: 'Chrome on macOS',
  address: '203.0.113.7',
  ...over,
})

beforeEach(() => asAccountHolder())

describe('Sessions', () => {
  it('show a message while they load', async () => {
    neverAnswer(listSessions)
    await openAccount()
    expect(screen.getByRole('status', { name: 'Loading your sessions' })).toBeDefined()
  })

  it('can be reloaded after a failure', async () => {
    refuse(listSessions, { status: 503, detail: 'Back soon.' })
    const user = await openAccount()
    await screen.findByText('We could not load your sessions')
    answer(listSessions, { reply: [here] })
    await press(user, 'Try again')
    await screen.findByText('You aren’t signed in anywhere else.')
  })

  it('name the device and mark the current one; another can be ended', async () => {
    answer(listSessions, { reply: [here, aSession()] })
    const ended = answer(endSession, {})
    const user = await openAccount()
    const [first, second] = await within(await screen.findByRole('list', { name: 'Sessions' })).findAllByRole(
      'listitem',
    )
    expect(first?.textContent).toMatch(/Chrome on macOS.*This device.*Active now/)
    expect(second?.textContent).toMatch(/Firefox on Windows.*Last used \w{3} 20 Nov/)
    answer(listSessions, { reply: [here] })
    await press(user, 'Sign out Firefox on Windows')
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull())
    expect(ended[0]?.params.id).toBe('session-1')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Sessions' })))
  })

  it('are ended together', async () => {
    answer(listSessions, { reply: [here, aSession(), aSession({ id: 'session-2', device: 'Safari on iPhone' })] })
    const ended = answer(endOtherSessions, {})
    const user = await openAccount()
    await press(user, 'Sign out all other devices')
    await screen.findByText('All other devices have been signed out')
    expect(ended).toHaveLength(1)
  })

  it('remain when ending one failed', async () => {
    answer(listSessions, { reply: [here, aSession()] })
    refuse(endSession, { status: 503, detail: 'Back soon.' })
    const user = await openAccount()
    await press(user, 'Sign out Firefox on Windows')
    await screen.findByText('The device could not be signed out')
    expect(screen.getByText('Firefox on Windows')).toBeDefined()
  })
})

describe('What happened to the account', () => {
  it('reports an empty list', async () => {
    await openAccount()
    await screen.findByText('Nothing yet')
  })

  it('is described in words, with device and address, the latest first and the rest on demand', async () => {
    const more = Array.from({ length: 7 }, (_, index) => anEvent({ id: `more-${index}` }))
    answer(listSecurityEvents, { reply: [anEvent({ id: 'first', kind: 'log-in-failed' }), ...more] })
    const user = await openAccount()
    const part = within(screen.getByRole('region', { name: 'Account activity' }))
    await part.findByText('Someone entered a wrong password')
    expect(part.getAllByRole('listitem')).toHaveLength(6)
    expect(part.getAllByText(/Chrome on macOS · 203\.0\.113\.7$/)).toHaveLength(6)
    await user.click(part.getByRole('button', { name: 'Show all 8' }))
    expect(part.getAllByRole('listitem')).toHaveLength(8)
  })
})
