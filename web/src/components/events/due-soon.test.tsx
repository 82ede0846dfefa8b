import { listPurchases, listSavedProperties, type PurchaseRecord, type SavedProperty } from '@verandah/contracts'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { asSubscriber, renderRoute, setClock } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Melbourne')

const open = (address: string, purchases: PurchaseRecord[], over: Partial<SavedProperty> = {}) => {
  asSubscriber()
  answer(listSavedProperties, { reply: [aSavedHome({ state: 'VIC', timeZone: 'Australia/Melbourne' }, over)] })
  answer(listPurchases, { reply: purchases })
  return renderRoute(address)
}

const terms = {
  method: 'private' as const,
  contractOn: '2026-11-30',
  settlementOn: '2027-01-29',
  financeBy: '2026-11-27',
}

it.each(['/dashboard', '/calendar'])(
  '%s says what must be done within two weeks and what is overdue',
  async (address) => {
    open(address, [aPurchase(terms)])
    const due = within(await screen.findByRole('region', { name: 'To do' }))
    const rows = due.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows[0]).toMatch(/overdue by 4 days$/)
    expect(rows.join('\n')).toContain('Thu 3 Dec')
    expect(rows.join('\n')).not.toContain('29 Jan')
    expect(due.getAllByRole('link')[0]?.getAttribute('href')).toBe('/purchase/home-1')
  },
)

it('what is done is not due', async () => {
  open('/calendar', [aPurchase(terms, { done: [{ id: 'finance-clause', on: '2026-11-27' }] })])
  const due = within(await screen.findByRole('region', { name: 'To do' }))
  expect(due.queryByText(/overdue/)).toBeNull()
})

it.each([
  ['without a home that is being bought', [], null],
  ['of a home that is lost', [aPurchase(terms)], 'lost'],
] as const)('nothing is said %s', async (_, purchases, stage) => {
  open('/calendar', [...purchases], { stage })
  await vi.dynamicImportSettled()
  await screen.findByText('No upcoming events')
  expect(screen.queryByRole('region', { name: 'To do' })).toBeNull()
})
