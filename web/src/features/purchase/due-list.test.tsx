import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bodyOf, idsShown, openPurchase, rowOf } from './testing/open-purchase.ts'
import { setClock } from '@/testing/app.tsx'
import { aPurchase } from '@/testing/purchase.ts'

setClock('2027-02-04T02:00:00.000Z', 'Australia/Perth')

const sale = { contractOn: '2027-02-01', depositBy: '2027-02-02', financeDays: 14, settlementOn: '2027-04-01' }
const tick = (title: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Done: ${title}` })

describe('What must be done by when', () => {
  it('says the day in words, what is today, what is near, and what is overdue', async () => {
    await openPurchase({ kept: aPurchase(sale) })
    expect(rowOf('pay-deposit').textContent).toContain('Tue 2 Feb · overdue by 2 days')
    expect(rowOf('pay-deposit').textContent).toContain('Binding. ')
    expect(rowOf('cool-off').textContent).toContain('Thu 4 Feb · today')
    expect(rowOf('finance-clause').textContent).toContain('Mon 15 Feb · in 11 days')
    expect(rowOf('settle').textContent).toContain('Thu 1 Apr · in 56 days')
    expect(rowOf('review-contract').textContent).toContain('Mon 1 Feb · was due 3 days ago')
    expect(screen.getByText('Pay the deposit, Tue 2 Feb, overdue by 2 days')).toBeDefined()
    const list = within(screen.getByRole('region', { name: 'What must be done by when' }))
    expect(list.getByText(/check with your conveyancer\.$/)).toBeDefined()
  })

  it('says of a cooling-off period that it has ended, and of a rule where it is from', async () => {
    await openPurchase({ kept: aPurchase({ ...sale, contractOn: '2027-01-29' }) })
    expect(rowOf('cool-off').textContent).toContain('Wed 3 Feb · ended yesterday')
    const source = within(rowOf('cool-off')).getByRole('link')
    expect(source.getAttribute('href')).toMatch(/^https:\/\//)
    expect(rowOf('cool-off').textContent).toMatch(/, read on \w{3} \d+ \w{3} 2026/)
  })

  it('is ticked and unticked by keyboard, at once', async () => {
    const { user, saves } = await openPurchase({ kept: aPurchase(sale) })
    tick('Pay the deposit').focus()
    await user.keyboard(' ')
    await waitFor(() => expect(rowOf('pay-deposit').textContent).toContain('Done on Thu 4 Feb'))
    await waitFor(() => expect(bodyOf(saves).done).toEqual([{ id: 'pay-deposit', on: '2027-02-04' }]))
    expect(bodyOf(saves)).toMatchObject({ revision: 1, terms: sale })
    await screen.findByText('Saved, only for you')
    await user.keyboard(' ')
    await waitFor(() => expect(bodyOf(saves)).toMatchObject({ revision: 2, done: [] }))
    expect(rowOf('pay-deposit').textContent).toContain('overdue by 2 days')
  })

  it('leads from a missing day to its field, which gives the day', async () => {
    const { user, saves } = await openPurchase()
    expect(screen.getByText(/^Enter how you’re buying and the dates/)).toBeDefined()
    within(rowOf('settle')).getByRole('button', { name: 'Enter the day of settlement' }).focus()
    await user.keyboard('{Enter}')
    const field = screen.getByLabelText<HTMLInputElement>('Day of settlement')
    expect(document.activeElement).toBe(field)
    expect(field.closest('details')?.open).toBe(true)
    await user.type(field, '2027-04-01')
    expect(saves).toHaveLength(0)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(bodyOf(saves)).toMatchObject({ revision: null, terms: { settlementOn: '2027-04-01' } }))
    expect(rowOf('final-inspection').textContent).toContain('Wed 31 Mar')
  })

  it('is nothing for a home that is lost, says why, leads to the others and keeps what was recorded', async () => {
    await openPurchase({ kept: aPurchase(sale), over: { stage: 'lost', stageReason: 'Finance fell through' } })
    expect(screen.getByText('Lost: Finance fell through')).toBeDefined()
    expect(screen.queryByText('Nothing is left to do.')).toBeNull()
    expect(idsShown()).toEqual([])
    const list = screen.getByText(/^This home is lost, so nothing is due\./)
    expect(within(list).getByRole('link', { name: 'your other homes' }).getAttribute('href')).toBe('/my-properties')
    expect(screen.getByLabelText<HTMLInputElement>('Day of settlement').value).toBe(sale.settlementOn)
  })

  it('has nothing left once all is done', async () => {
    const done = ['seller-papers', 'review-contract', 'approve-finance-first', 'inspect-building', 'pay-deposit']
    const rest = ['insure-building', 'final-inspection', 'settle']
    const terms = { method: 'auction', auctionOn: '2027-01-30', settlementOn: '2027-04-01' } as const
    const all = [...done, ...rest].map((id) => ({ id, on: '2027-02-01' }))
    await openPurchase({ kept: aPurchase(terms, { done: all }) })
    expect(screen.getByText('Nothing is left to do.')).toBeDefined()
    expect(within(rowOf('cool-off')).queryByRole('checkbox')).toBeNull()
  })
})
