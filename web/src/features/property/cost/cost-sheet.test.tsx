import { screen, within } from '@testing-library/react'
import { getBuyersMoney, type PreApproval, saveContractDetails } from '@verandah/contracts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setClock } from '@/testing/app.tsx'
import { enoughMoney } from '@/testing/money.ts'
import { answer } from '@/testing/network.ts'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { asBuyer, openHome } from '../testing/open-home.ts'

setClock('2026-11-28T02:00:00.000Z', 'Australia/Melbourne')

const openWith = async (preApproval: PreApproval | null = null) => {
  answer(getBuyersMoney, { reply: { ...enoughMoney, preApproval } })
  const user = await openHome({ state: 'VIC', price: 890_000 })
  const costs = within(await screen.findByRole('region', { name: 'What it costs you' }))
  return { user, costs, print: await costs.findByRole('button', { name: 'Print the costs' }) }
}

beforeEach(() => {
  asBuyer()
  nothingIsFar()
})

describe('The printed costs', () => {
  it('are all that is printed, with address, price and day, as long as the browser prints', async () => {
    const { user, costs, print } = await openWith()
    const printing = vi.fn(() => document.documentElement.dataset.printing)
    vi.stubGlobal('print', printing)
    await user.click(print)
    expect(printing.mock.results).toEqual([{ type: 'return', value: 'sheet' }])
    window.dispatchEvent(new Event('afterprint'))
    expect(document.documentElement.dataset.printing).toBeUndefined()
    const sheet = print.closest<HTMLElement>('[data-sheet]')
    expect(sheet?.textContent).toMatch(/^12 Lennox Street, Richmond VIC 3121\$890,000: what it costs you/)
    expect(sheet?.textContent).toContain('Computed on 28 November 2026 for an established home')
    expect(sheet?.textContent).toContain('Deposit: $178,000 of the price is paid from savings.')
    expect(costs.getByText('Transfer duty before relief').closest('[data-screen-only]')).toBeNull()
    expect(costs.getByRole('slider', { name: 'Loan term' }).closest('[data-screen-only]')).not.toBeNull()
    answer(saveContractDetails, { reply: enoughMoney })
    await user.click(costs.getByRole('switch', { name: /This is a new home/ }))
    expect(sheet?.textContent).toContain('for a new home')
  })
})

describe('The costs of a home', () => {
  it('say that its loan is above the pre-approval', async () => {
    const { costs } = await openWith({ amount: 650_000 })
    expect(costs.getByText('Needs a loan of $712,000; your pre-approval is for $650,000.')).toBeDefined()
  })

  it('say nothing of a pre-approval that is enough', async () => {
    const { costs } = await openWith({ amount: 712_000 })
    expect(costs.queryByText(/pre-approval/)).toBeNull()
  })
})
