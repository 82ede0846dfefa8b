import { getShowcase, searchLocalities } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asVisitor, press, renderRoute } from '@/testing/app.tsx'
import { aSuggestion } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { aShowcase } from '@/testing/showcase.ts'

const flat = { id: 'flat', address: '1 Flat Street', price: 600_000, bedrooms: 1, landSize: 40 }
const farm = { id: 'farm', address: '2 Farm Street', price: 1_900_000, bedrooms: 3, landSize: 1_000 }
const secret = { id: 'secret', address: '3 Secret Street', price: null, displayPrice: 'Auction', bedrooms: 3 }

beforeEach(() => {
  nothingIsFar()
  asVisitor()
})

const open = async (showcase = aShowcase(flat, farm, { ...secret, landSize: 0, propertyType: 'Apartment' })) => {
  const calls = answer(getShowcase, { reply: { showcase } })
  const { user } = renderRoute('/')
  await screen.findByRole('list', { name: 'Ranked homes' })
  return { user, calls }
}
const streets = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label')?.split(',')[0])
const moveTo = async ({ user }: Awaited<ReturnType<typeof open>>, name: string, key: '{Home}' | '{End}') => {
  screen.getByRole('slider', { name }).focus()
  await user.keyboard(key)
}
const cardOf = (street: string) => within(screen.getByRole('article', { name: new RegExp(`^${street}`) }))

describe('the showcase', () => {
  it('shows a visitor ranked homes with price, address, score and reasons, and says what they are', async () => {
    await open()
    const card = cardOf('1 Flat Street')
    expect(card.getByText('$600,000')).toBeDefined()
    expect(card.getByRole('img', { name: /^Score \d+ of 100/ })).toBeDefined()
    expect(card.getByText(/^(Strong|Weak|Fair) /)).toBeDefined()
    expect(card.getByText('Source: Domain · sample listing')).toBeDefined()
    expect(screen.getByText(/^These are sample listings in Richmond VIC 3121\./)).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('3 homes in Richmond VIC 3121, best first')
  })

  it('calls homes of real providers by the day they were found, never samples', async () => {
    await open({ ...aShowcase(flat), isSample: false })
    expect(screen.getByText(/^These homes were found on 28 Nov in Richmond VIC 3121\./)).toBeDefined()
    expect(screen.queryByText(/These are sample/)).toBeNull()
  })

  it('ranks again as a slider moves, without another request', async () => {
    const opened = await open()
    for (const name of ['Bedrooms', 'Land Size', 'Features']) await moveTo(opened, name, '{Home}')
    await moveTo(opened, 'Price', '{End}')
    expect(streets()[0]).toBe('1 Flat Street')
    await moveTo(opened, 'Price', '{Home}')
    await moveTo(opened, 'Land Size', '{End}')
    expect(streets()[0]).toBe('2 Farm Street')
    expect(opened.calls).toHaveLength(1)
  })

  it('filters by budget, bedrooms and type at once; what is not stated passes', async () => {
    const { user } = await open()
    await user.selectOptions(screen.getByLabelText('Budget'), 'Up to $500k')
    expect(streets()).toEqual(['3 Secret Street'])
    await user.selectOptions(screen.getByLabelText('Budget'), 'Up to $1M')
    expect(streets().toSorted()).toEqual(['1 Flat Street', '3 Secret Street'])
    await user.selectOptions(screen.getByLabelText('Bedrooms from'), '2+')
    expect(streets()).toEqual(['3 Secret Street'])
    expect(cardOf('3 Secret Street').getByText('Price on request')).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Property type'), 'Townhouse')
    expect(screen.getByText('None of these homes match your filters')).toBeDefined()
    await press(user, 'Clear filters')
    expect(streets()).toHaveLength(3)
  })

  it('keeps a price range that begins within the budget', async () => {
    const range = { priceFrom: 950_000, priceTo: 1_100_000 }
    const { user } = await open(aShowcase({ ...secret, ...range }, { ...farm, price: null, priceFrom: 1_010_000 }))
    await user.selectOptions(screen.getByLabelText('Budget'), 'Up to $1M')
    expect(streets()).toEqual(['3 Secret Street'])
  })

  it('scores by the budget and bedrooms as the search of a buyer with that brief does', async () => {
    const { user } = await open()
    const scoreOf = (street: string) => Number(cardOf(street).getByRole('img', { name: /^Score/ }).textContent)
    const before = scoreOf('1 Flat Street')
    await user.selectOptions(screen.getByLabelText('Budget'), 'Up to $750k')
    const within = scoreOf('1 Flat Street')
    expect(within).toBeGreaterThan(before)
    await user.selectOptions(screen.getByLabelText('Bedrooms from'), '1+')
    expect(scoreOf('1 Flat Street')).toBeGreaterThan(within)
  })

  it('shows the best five of many', async () => {
    await open(aShowcase(...[1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...flat, id: `home-${number}` }))))
    expect(streets()).toHaveLength(5)
    expect(screen.getByRole('status').textContent).toBe('The best 5 of 7 homes in Richmond VIC 3121')
  })

  it('says that another place is searched after registering', async () => {
    answer(searchLocalities, { reply: [aSuggestion({ value: 'Hobart TAS 7000', locality: 'Hobart', state: 'TAS' })] })
    const { user } = await open()
    const where = screen.getByLabelText('Where')
    await user.clear(where)
    await user.type(where, 'Hoba')
    await press(user, /Hobart/, 'option')
    expect(
      screen.getByText('We’ll search there once you register. The homes here are in Richmond VIC 3121.'),
    ).toBeDefined()
    expect(streets()).toHaveLength(3)
  })
})

describe('without a showcase the landing page stays whole', () => {
  const isWhole = async () => {
    await screen.findByRole('heading', { name: 'How It Works' })
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('link', { name: 'Create Account' })).toHaveLength(2)
  }

  it('while it loads', async () => {
    neverAnswer(getShowcase)
    renderRoute('/')
    await isWhole()
    expect(streets()).toEqual([])
  })

  it('where none is stored: three invented homes, ranked by sliders, take its place', async () => {
    answer(getShowcase, { reply: { showcase: null } })
    renderRoute('/')
    await screen.findByText('Try it: move a slider')
    await isWhole()
  })

  it('when it fails, and loads at the second attempt', async () => {
    refuse(getShowcase, { status: 503, detail: 'Not now.' })
    const { user } = renderRoute('/')
    const again = await screen.findByRole('button', { name: 'Try again' })
    await isWhole()
    answer(getShowcase, { reply: { showcase: aShowcase(flat) } })
    await user.click(again)
    await waitFor(() => expect(streets()).toEqual(['1 Flat Street']))
  })
})
