import {
  compareSavedProperties,
  type Comparison,
  type FactName,
  getSearchProperty,
  type HomeFact,
  listPropertyAdverts,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { comparedHomes } from '@/lib/storage/local.ts'
import { anAdvert, noParticulars } from '@/testing/adverts.ts'
import { currentAddress, press, setClock } from '@/testing/app.tsx'
import { aFact, aHome } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { nothingIsFar, openShortlist, threeHomes } from '@/testing/shortlist.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const fact = (name: FactName, value: string) => aFact(name, { value })

const comparison = (ids: readonly string[], facts: HomeFact[][] = [], conditions?: string): Comparison => {
  const homes = ids
    .flatMap((id) => threeHomes().find((saved) => saved.id === id) ?? [])
    .map((saved, index) => ({ ...saved, home: saved.home && { ...saved.home, facts: facts[index] ?? [] } }))
  const values = (fact: 'price' | 'bedrooms' | 'bathrooms') => homes.map(({ home }) => home?.[fact] ?? null)
  return {
    homes,
    rows: [
      { fact: 'price', values: values('price'), isDifferent: true },
      { fact: 'bedrooms', values: values('bedrooms'), isDifferent: true },
      { fact: 'bathrooms', values: values('bathrooms'), isDifferent: false },
      { fact: 'propertyCondition', values: homes.map(() => conditions ?? null), isDifferent: false },
      { fact: 'auctionDate', values: ['2026-12-12T01:30:00.000Z', null, null].slice(0, ids.length), isDifferent: true },
    ],
  }
}

const ids = ['saved-home-1', 'saved-home-2', 'saved-home-3']
const open = () => openShortlist(undefined, '/my-properties?tab=compare')
const openAll = () => {
  comparedHomes.write(ids)
  return open()
}
const row = (name: RegExp) => screen.findByRole('row', { name })
const cells = async (name: RegExp) =>
  within(await row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

beforeEach(() => {
  nothingIsFar()
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn(), hidePopover: vi.fn() })
  answer(compareSavedProperties, ({ url }) => ({ reply: comparison((url.searchParams.get('ids') ?? '').split(',')) }))
})

describe('The comparison', () => {
  it('accepts homes from the list, at most three, and appears in the tab', async () => {
    const four = [...threeHomes(), { ...threeHomes()[2]!, id: 'saved-4', propertyId: 'home-4' }]
    const { user } = openShortlist(four)
    await screen.findAllByRole('article')
    const toggles = screen.getAllByRole('button', { name: /^Compare \d/ })
    for (const toggle of toggles.slice(0, 3)) await user.click(toggle)
    expect(screen.getByText('3 of 3 chosen')).toBeDefined()
    const fourth = screen.getAllByRole('button', { name: /^Compare \d/ })[3]!
    expect(fourth.getAttribute('aria-disabled')).toBe('true')
    await user.click(fourth)
    expect(screen.getByText('3 of 3 chosen')).toBeDefined()
    await press(user, 'Compare now')
    expect(currentAddress()).toBe('/my-properties?tab=compare')
    expect(await screen.findAllByRole('columnheader')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: /^Compare/ }))
  })

  it('is the same after a reload, fact by fact, and marks what differs', async () => {
    openAll()
    expect(await cells(/^Price/)).toEqual(['$1,250,000', '$1,250,000', 'Price on application'])
    expect(await cells(/^Auction/)).toEqual(['Sat 12 Dec, 12:30 pm', 'Not stated', 'Not stated'])
    expect(within(await row(/^Bedrooms/)).getByText('(differs)')).toBeDefined()
    expect(within(await row(/^Bathrooms/)).queryByText('(differs)')).toBeNull()
    expect(screen.queryByRole('row', { name: /^Condition/ })).toBeNull()
    expect(await cells(/^Your notes/)).toEqual(['Light all day', 'none', 'none'])
    expect(await cells(/^Your tags/)).toEqual(['quiet street, north facing', 'quiet street', 'none'])
  })

  it('leaves out what agrees when only differences are wanted', async () => {
    const { user } = openAll()
    await row(/^Bathrooms/)
    await press(user, 'Only what differs', 'switch')
    expect(screen.queryByRole('row', { name: /^Bathrooms/ })).toBeNull()
    expect(await row(/^Bedrooms/)).toBeDefined()
  })

  it('removes a home at once', async () => {
    const { user } = openAll()
    await press(user, 'Remove 4 Swan Street from the comparison')
    expect(screen.getAllByRole('columnheader')).toHaveLength(2)
    await waitFor(async () => expect(await cells(/^Bedrooms/)).toEqual(['3', '3']))
    expect(comparedHomes.read()).toEqual(['saved-home-1', 'saved-home-3'])
  })

  it('forgets a home that has left the list', async () => {
    comparedHomes.write([...ids.slice(1), 'saved-of-old'])
    open()
    expect(await screen.findAllByRole('columnheader')).toHaveLength(2)
  })

  it('prints', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    const { user } = openAll()
    await press(user, 'Print')
    expect(print).toHaveBeenCalledOnce()
  })

  it('leads to the other homes, with the focus at the top', async () => {
    const { user } = openAll()
    await press(user, 'Add More Properties', 'link')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('shows that it is comparing', async () => {
    neverAnswer(compareSavedProperties)
    openAll()
    await screen.findByRole('status', { name: 'Loading your comparison' })
  })

  it('shows why homes could not be compared, and retries', async () => {
    refuse(compareSavedProperties, { status: 503, detail: 'Back soon.' })
    const { user } = openAll()
    await screen.findByText('Back soon.')
    answer(compareSavedProperties, { reply: comparison(ids) })
    await press(user, 'Try again')
    expect(await row(/^Price/)).toBeDefined()
  })
})

describe('A home that is taken out of the comparison', () => {
  it('moves the focus to the adjacent home, or from the last one to the heading', async () => {
    comparedHomes.write(ids.slice(0, 2))
    const { user } = open()
    const cross = (name: string) => screen.findByRole('button', { name: `Remove ${name} from the comparison` })
    await user.click(await cross('4 Swan Street'))
    expect(document.activeElement).toBe(await cross('12 Lennox Street'))
    await user.keyboard('{Enter}')
    await screen.findByText('No properties added to comparison yet.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })
})

describe('The score of a compared home', () => {
  it('shows how much each score knows, and what it could be', async () => {
    comparedHomes.write(ids)
    const reply = comparison(ids)
    const score = { fact: 'score' as const, values: [82, 82, 82], isDifferent: false }
    answer(compareSavedProperties, { reply: { ...reply, rows: [score, ...reply.rows] } })
    answer(getSearchProperty, ({ params: { propertyId: id } }) => ({ reply: aHome({ id: String(id) }) }))
    open()
    await waitFor(async () => expect((await cells(/^Score/))[0]).toContain('could be 70 to 93, 2 of 3 known'))
  })
})

describe('The facts of compared homes', () => {
  it('are rows where one home has them, the buyer’s own value first', async () => {
    comparedHomes.write(ids)
    const facts = [fact('pool', 'yes'), fact('energyRating', '6.5'), fact('heating', 'no'), fact('study', 'no')]
    facts.push(fact('condition', 'new'))
    answer(compareSavedProperties, {
      reply: comparison(ids, [facts, [fact('heating', 'no'), fact('study', 'no')], [fact('study', 'no')]], 'New'),
    })
    const { user } = open()
    const mine = { facts: [{ name: 'heating' as const, value: 'yes' }] }
    answer(getSearchProperty, ({ params: { propertyId: id } }) => ({
      reply: aHome({ id: String(id), ...(id === 'home-1' && { scoreOverrides: mine }) }),
    }))
    const stated = anAdvert({ particulars: { ...noParticulars, floorArea: 83 } })
    let letReply = (): void => undefined
    const isLate = new Promise<void>((resolve) => {
      letReply = resolve
    })
    answer(listPropertyAdverts, async ({ params: { id } }) => {
      if (id === 'home-3') await isLate
      return { reply: id === 'home-1' ? [] : [stated] }
    })
    expect(await cells(/^Pool/)).toEqual(['Yes', 'Not stated', 'Not stated'])
    await expect.poll(() => cells(/^Heating/)).toEqual(['Yes', 'No', 'Not stated'])
    const floorAreas = cells(/^Floor area/)
    letReply()
    expect(await floorAreas).toEqual(['Not stated', '83 m²', '83 m²'])
    expect(await cells(/^Condition/)).toEqual(['Brand new', 'Not stated', 'Not stated'])
    expect(await cells(/^Energy rating/)).toEqual(['6.5 stars', 'Not stated', 'Not stated'])
    expect(screen.queryByRole('row', { name: /^Views/ })).toBeNull()
    expect(await cells(/^Study/)).toEqual(['No', 'No', 'No'])
    await press(user, 'Only what differs', 'switch')
    expect(screen.queryByRole('row', { name: /^Study/ })).toBeNull()
    expect(await row(/^Pool/)).toBeDefined()
  })
})
