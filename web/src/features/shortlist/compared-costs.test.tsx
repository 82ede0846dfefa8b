import { screen, waitFor, within } from '@testing-library/react'
import { compareSavedProperties, getBuyersMoney, type SavedProperty } from '@verandah/contracts'
import { bundledTables } from '@verandah/true-cost'
import { beforeEach, describe, expect, it } from 'vitest'
import { figureText } from '@/components/property/cost-text.ts'
import { createCostOf } from '@/lib/home-costs/create-cost-of.ts'
import { comparedHomes } from '@/lib/storage/local.ts'
import { press } from '@/testing/app.tsx'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer } from '@/testing/network.ts'
import { enoughMoney } from '@/testing/money.ts'
import { nothingIsFar, openShortlist } from '@/testing/shortlist.ts'

const priced = aSavedHome({ id: 'home-1', state: 'VIC', price: 890_000 })
const hidden = aSavedHome({ id: 'home-2', address: '4 Swan Street', price: null, displayPrice: 'Auction' })
const dearer = aSavedHome({ id: 'home-3', address: '9 Bridge Road', state: 'VIC', price: 990_000 })
const costOf = ({ home }: SavedProperty) => createCostOf(enoughMoney, bundledTables)(home!)

const open = (...homes: SavedProperty[]) => {
  comparedHomes.write(homes.map(({ id }) => id))
  answer(compareSavedProperties, {
    reply: { homes, rows: [{ fact: 'price', values: homes.map(({ home }) => home!.price), isDifferent: true }] },
  })
  return openShortlist(homes, '/my-properties?tab=compare')
}
const cells = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

beforeEach(() => {
  nothingIsFar()
  answer(getBuyersMoney, { reply: enoughMoney })
})

describe('The comparison of costs', () => {
  it('is the cash and the month of each home below its price, marked where they differ', async () => {
    open(priced, dearer)
    const row = (figure: 'cash' | 'monthly') => [priced, dearer].map((home) => figureText(costOf(home)![figure]!))
    await screen.findByText(row('cash')[0]!)
    expect(await cells(/^Cash needed \(differs\)/)).toEqual(row('cash'))
    expect(await cells(/^A month \(differs\)/)).toEqual(row('monthly'))
    const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replace(' (differs)', ''))
    expect(names.slice(0, 3)).toEqual(['Price', 'Cash needed', 'A month'])
  })

  it('is not known where no price is shown', async () => {
    open(priced, hidden)
    await screen.findByText(figureText(costOf(priced)!.cash))
    expect(await cells(/^Cash needed/)).toEqual([figureText(costOf(priced)!.cash), 'Not known'])
  })

  it('has the cash alone where the loan is too large for a published premium', async () => {
    answer(getBuyersMoney, { reply: { ...enoughMoney, deposit: { percent: 4 } } })
    open(priced, dearer)
    expect((await cells(/^Cash needed \(differs\)/)).join()).toMatch(/^\$[\d,–$]+$/)
    expect(await cells(/^A month/)).toEqual(['Not known', 'Not known'])
  })

  it('is left out where it is known of no home, or the same of all when only differences are shown', async () => {
    const twin = aSavedHome({ id: 'home-4', address: '5 Bay Street', state: 'VIC', price: 890_000 })
    const { user, unmount } = open(priced, twin)
    await screen.findAllByText(figureText(costOf(priced)!.cash))
    await press(user, 'Only what differs', 'switch')
    expect(screen.queryByRole('row', { name: /^Cash needed/ })).toBeNull()
    unmount()
    answer(getBuyersMoney, { reply: {} })
    open(priced, dearer)
    await screen.findByRole('row', { name: /^Price/ })
    await waitFor(() => expect(screen.queryByRole('row', { name: /^Cash needed/ })).toBeNull())
  })
})
