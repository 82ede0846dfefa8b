import {
  type DataExport,
  type DeletionReceipt,
  getDeletionReceipt,
  getExport,
  problemCodes,
  requestAccountDeletion,
  requestExport,
  serviceNames,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { asVisitor, currentAddress, noteOf, press, renderRoute } from '@/testing/app.tsx'
import { answer, refuse } from '@/testing/network.ts'
import { asAccountHolder, openAccount } from './testing/open-account.ts'

const at = '2026-11-20T02:00:00.000Z'
const token = 't'.repeat(43)

const anExport = (over: Partial<DataExport> = {}): DataExport => ({
  id: 'export-1',
  status: 'pending',
  requestedAt: at,
  readyAt: null,
  expiresAt: '2026-11-27T02:00:00.000Z',
  services: serviceNames.map((service) => ({ service, hasAnswered: service === 'auth' })),
  ...over,
})

const aReceipt = (over: Partial<DeletionReceipt> = {}): DeletionReceipt => ({
  id: 'receipt-1',
  status: 'complete',
  requestedAt: at,
  completedAt: at,
  services: serviceNames.map((service) => ({
    service,
    deletedAt: at,
    counts: service === 'search' ? { searches: 3, overrides: 2 } : {},
    kept: service === 'billing' ? [{ what: '2 tax invoices', reason: 'Tax law asks for five years.' }] : [],
  })),
  ...over,
})

beforeEach(() => asAccountHolder())

describe('A copy of your data', () => {
  it('is prepared on demand, and shows which parts have arrived', async () => {
    answer(requestExport, { reply: anExport() })
    const user = await openAccount()
    const prepare = await screen.findByRole('button', { name: 'Prepare my copy' })
    answer(getExport, { reply: anExport() })
    await user.click(prepare)
    await screen.findByText(/We’re preparing your copy/)
    const parts = within(screen.getByRole('group', { name: 'A copy of your data' })).getAllByRole('listitem')
    expect(parts.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
      'Account and sessions: there',
      'Searches and homes: awaited',
    ])
    expect(screen.queryByRole('button', { name: 'Prepare my copy' })).toBeNull()
  })

  it('is polled until it is ready, then downloaded', async () => {
    let asked = 0
    answer(getExport, () => {
      asked += 1
      return { reply: asked === 1 ? anExport() : anExport({ status: 'ready', readyAt: at }) }
    })
    await openAccount()
    const link = await screen.findByRole('link', { name: 'Download your copy' })
    expect(link.getAttribute('href')).toBe('/api/user/export/download')
    expect(link.hasAttribute('download')).toBe(true)
    expect(screen.getByText(/It can be downloaded until \w{3} 27 Nov/)).toBeDefined()
  })

  it('shows the late part, and can be requested again', async () => {
    answer(getExport, { reply: anExport({ status: 'failed' }) })
    const again = answer(requestExport, { reply: anExport({ id: 'export-2' }) })
    const user = await openAccount()
    await screen.findByText('One part hasn’t arrived yet', { exact: false })
    expect(screen.getAllByText(/: late$/)).toHaveLength(serviceNames.length - 1)
    await press(user, 'Try again')
    await waitFor(() => expect(again).toHaveLength(1))
  })

  it('reports a failed request', async () => {
    refuse(requestExport, { status: 503, detail: 'Back soon.' })
    const user = await openAccount()
    await press(user, 'Prepare my copy')
    await screen.findByText('Your copy could not be prepared')
  })
})

describe('Deleting the account', () => {
  const ask = async (): Promise<UserEvent> => {
    const user = await openAccount()
    await press(user, 'Delete my account…')
    return user
  }
  const confirm = async (user: UserEvent, typed = 'calmbuyer12') => {
    const dialog = within(screen.getByRole('dialog', { name: 'Delete your account?' }))
    await user.type(dialog.getByLabelText('Type calmbuyer12 to confirm'), typed)
    await user.type(dialog.getByLabelText('Your password'), 'a secret phrase')
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
  }

  it('requires the username and the password, and can be cancelled', async () => {
    const asked = answer(requestAccountDeletion, { reply: { token, receipt: aReceipt() } })
    const user = await ask()
    await confirm(user, 'calmbuyer')
    expect(noteOf('Type calmbuyer12 to confirm')).toBe('Type your username exactly: calmbuyer12')
    expect(asked).toHaveLength(0)
    await press(user, 'Keep my account')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('reports a wrong password, and loses nothing', async () => {
    refuse(requestAccountDeletion, { status: 400, code: problemCodes.wrongPassword, detail: 'Not your password.' })
    const user = await ask()
    await confirm(user)
    await screen.findByText('Your account was not deleted. Not your password.')
    expect(currentAddress()).toBe('/account')
  })

  it('shows the receipt, signs out, and leaves nothing on the device', async () => {
    window.localStorage.setItem('propertyCriteria', '{"suburb":"Richmond"}')
    const asked = answer(requestAccountDeletion, () => {
      asVisitor()
      return { reply: { token, receipt: aReceipt() } }
    })
    const user = await ask()
    await confirm(user)
    await screen.findByRole('heading', { level: 1, name: 'Your account has been deleted' })
    expect(asked[0]?.body).toEqual({ password: 'a secret phrase' })
    expect(currentAddress()).toBe(`/account-deleted/${token}`)
    await screen.findByRole('link', { name: 'Sign In' })
    expect(window.localStorage.getItem('propertyCriteria')).toBeNull()
  })
})

describe('The receipt', () => {
  it('can be read by anyone with the URL, part by part', async () => {
    asVisitor()
    const asked = answer(getDeletionReceipt, { reply: aReceipt() })
    renderRoute(`/account-deleted/${token}`)
    const parts = await screen.findAllByRole('heading', {
      level: 2,
      name: /Searches and homes|Subscription and invoices/,
    })
    expect(parts).toHaveLength(2)
    expect(screen.getByText('5 records deleted')).toBeDefined()
    expect(screen.getByText('Kept: 2 tax invoices.')).toBeDefined()
    expect(screen.getByText('Tax law asks for five years.')).toBeDefined()
    expect(asked[0]?.params.token).toBe(token)
  })

  it('shows the pending answers', async () => {
    asVisitor()
    const services = aReceipt().services.map((part) => ({ ...part, deletedAt: null }))
    answer(getDeletionReceipt, { reply: aReceipt({ status: 'pending', completedAt: null, services }) })
    renderRoute(`/account-deleted/${token}`)
    await screen.findByText('In progress: each part confirms when it’s done')
    expect(screen.getAllByText('Being deleted…')).toHaveLength(serviceNames.length)
  })

  it('reports that there is none', async () => {
    asVisitor()
    refuse(getDeletionReceipt, { status: 404, detail: 'There is no such receipt.' })
    renderRoute(`/account-deleted/${token}`)
    await screen.findByText('We could not load the receipt')
    expect(screen.getByText('There is no such receipt.')).toBeDefined()
  })
})
