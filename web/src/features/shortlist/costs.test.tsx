import { screen, waitFor, within } from '@testing-library/react'
import { getBuyersMoney, getCostTables, type SavedProperty } from '@verandah/contracts'
import { bundledTables } from '@verandah/true-cost'
import { beforeEach, describe, expect, it } from 'vitest'
import { costText } from '@/components/property/cost-text.ts'
import { createCostOf } from '@/lib/home-costs/create-cost-of.ts'
import { homesHaveCosts } from '@/lib/storage/local.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { enoughMoney } from '@/testing/money.ts'
import { nothingIsFar, openShortlist, streetsIn } from '@/testing/shortlist.ts'

const saved = (id: string, address: string, price: number | null, state: 'VIC' | 'NSW' = 'VIC'): SavedProperty =>
  aSavedHome({ id, address, price, state }, { createdAt: `2026-11-20T02:00:0${9 - Number(id)}.000Z` })
const list = [
  saved('1', '12 Lennox Street', 890_000),
  saved('2', '4 Swan Street', null),
  saved('3', '9 Bridge Road', 640_000),
  saved('4', '1 Bay Street', 760_000, 'NSW'),
]
const costOf = (index: number, money = enoughMoney) => createCostOf(money, bundledTables)(list[index]!.home!)!
const orders = () => [...screen.getByLabelText<HTMLSelectElement>('Sort by').options].map(({ text }) => text)
const cards = () => screen.findAllByRole('article')
const cardOf = async (name: RegExp) => within(await screen.findByRole('article', { name }))

beforeEach(() => nothingIsFar())

describe('A saved home', () => {
  it('says what it costs its buyer, and that it is not known where no price is shown', async () => {
    answer(getBuyersMoney, { reply: enoughMoney })
    openShortlist(list)
    await (await cardOf(/12 Lennox/)).findByText(costText(costOf(0)))
    const hidden = await cardOf(/4 Swan/)
    await hidden.findByText('Cost not known')
    expect(hidden.queryByText(/\$\d/)).toBeNull()
  })

  it('that needs a larger loan than is approved says both', async () => {
    answer(getBuyersMoney, { reply: { ...enoughMoney, preApproval: { amount: 650_000 } } })
    openShortlist(list)
    const marked = await cardOf(/12 Lennox/)
    await marked.findByText('Needs a loan of $712,000; your pre-approval is for $650,000')
    expect((await cardOf(/9 Bridge/)).queryByText(/pre-approval/)).toBeNull()
  })

  it('has no cost, and none is loaded, while the buyer has not said enough', async () => {
    const asked = answer(getCostTables, { reply: bundledTables })
    answer(getBuyersMoney, { reply: { deposit: { percent: 20 } } })
    openShortlist(list)
    await waitFor(() => expect(homesHaveCosts.read()).toBe(false))
    expect((await cards()).map(({ textContent }) => textContent).join()).not.toMatch(/cash|not known/i)
    expect(orders()).toEqual(['Newest first', 'Score, highest first', 'Price, low to high'])
    expect(asked).toHaveLength(0)
  })

  it('keeps its place for a cost that the device has shown before', async () => {
    homesHaveCosts.write(true)
    neverAnswer(getBuyersMoney)
    openShortlist(list)
    await cards()
    expect(screen.getByLabelText('Sort by')).toBeDefined()
  })

  it('is shown without costs where their tables do not load', async () => {
    answer(getBuyersMoney, { reply: enoughMoney })
    refuse(getCostTables, { status: 503, detail: 'Back soon.' })
    openShortlist(list)
    await cards()
    await waitFor(() => expect(orders()).not.toContain('Cash, low to high'))
    expect(screen.queryByText('Cost not known')).toBeNull()
  })
})

describe('The order of saved homes', () => {
  const newest = list.map(({ home }) => home!.address)
  const openWith = async (money = enoughMoney) => {
    answer(getBuyersMoney, { reply: money })
    const { user } = openShortlist(list)
    await (await cardOf(/12 Lennox/)).findByText(/ cash, /)
    return (order: string) => user.selectOptions(screen.getByLabelText('Sort by'), order)
  }

  it('is by cash, by month or newest first, unknown last', async () => {
    const sort = await openWith()
    expect(streetsIn(await cards())).toEqual(newest)
    await sort('Cash, low to high')
    const byCash = [0, 2, 3].toSorted((a, b) => costOf(a).cash.from - costOf(b).cash.from)
    await waitFor(async () => expect(streetsIn(await cards())).toEqual([...byCash, 1].map((index) => newest[index])))
    await sort('Monthly, low to high')
    await waitFor(async () => expect(streetsIn(await cards())).toEqual([2, 3, 0, 1].map((index) => newest[index])))
    await sort('Newest first')
    await waitFor(async () => expect(streetsIn(await cards())).toEqual(newest))
  })
})
