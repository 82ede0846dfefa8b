import {
  getCurrentUser,
  getSearchProperty,
  listResultCards,
  listSearches,
  listSearchResults,
  type Property,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentAddress, renderRoute, setClock } from '@/testing/app.tsx'
import { aCard, aHome, aSearch, aUser } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, neverAnswer } from '@/testing/network.ts'
import { takeHome } from '@/testing/shortlist.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')

const open = async (...homes: Property[]) => {
  answer(listSearchResults, { reply: homes })
  const { user } = renderRoute('/search-results?searchId=search-1')
  const [card] = await screen.findAllByRole('article')
  return { user, card: within(card!), text: card!.textContent }
}

type Card = Awaited<ReturnType<typeof open>>['card']

beforeEach(() => {
  answer(getCurrentUser, { reply: aUser() })
  answer(listSearches, { reply: [aSearch()] })
})

describe('A home in the results', () => {
  it('shows its price, address, size, source and the composition of the score', async () => {
    const { card, text } = await open(aHome())
    expect(text).toContain('$1.3M')
    expect(card.getByRole('heading', { name: '12 Lennox Street' })).toBeTruthy()
    expect(text).toContain('Richmond VIC 3121')
    expect(text).toContain('312 m²')
    expect(text).toContain('Source: Domain · sample listing')
    expect(card.getByRole('img', { name: 'Score 82 of 100, excellent, could be 70 to 93' })).toBeTruthy()
    expect(text).toContain('2 of 3 known')
  })

  it('says what it costs its buyer, and nothing where that is not known', async () => {
    const cash = { from: 92_100, to: 95_812 }
    const cost = { cash, cashLacksInsurance: false, cashLacksSurcharge: false, monthly: null, abovePreApproval: null }
    const dear = { ...cost, monthly: { from: 4364, to: 4364 }, abovePreApproval: { loan: 712_000, approved: 650_000 } }
    const above = aCard({ id: 'home-3', cost: dear })
    answer(listResultCards, { reply: [aCard({ cost }), aCard({ id: 'home-2' }), above] })
    renderRoute('/search-results?searchId=search-1')
    const [known, unknown, marked] = await screen.findAllByRole('article')
    expect(within(known!).getByText('$92k–$96k cash, repayment not known')).toBeTruthy()
    expect(marked!.textContent).toContain('$92k–$96k cash, $4,364 a month')
    expect(unknown!.textContent).not.toContain('cash')
    const marks = [known, marked].map((card) => within(card!).queryAllByText('Above your pre-approval').length)
    expect(marks).toEqual([0, 1])
  })

  it.each([
    [{ price: 999 }, 'Price Unknown'],
    [{ price: null, displayPrice: 'Contact agent' }, 'Price on request'],
    [{ price: null, displayPrice: null }, 'Price on application'],
  ])('words a price of %j', async (price, words) => {
    const { text } = await open(aHome(price))
    expect(text).toContain(words)
  })

  it.each([
    [{ status: 'sold' }, 'Since this search: sold'],
    [{ price: 1_400_000 }, 'Since this search: now $1.4M'],
    [
      { status: 'underOffer', price: null, displayPrice: 'Contact agent' },
      'Since this search: under offer, now Price on request',
    ],
  ] as const)('that has changed since the search is marked: %j', async (change, words) => {
    const { status, price, priceFrom, priceTo, displayPrice } = aHome()
    const changed = aHome({ current: { status, price, priceFrom, priceTo, displayPrice, ...change } })
    const { text } = await open(changed, aHome({ id: 'home-2' }))
    expect(text).toContain(words)
    await screen.findByText(/^1 home has changed since this search/)
    expect(screen.getAllByText(/^Since this search/)).toHaveLength(1)
  })

  it('shows open home and auction in the time zone of the home, the whole date on focus', async () => {
    const { text } = await open(
      aHome({
        openHome: true,
        openHomeDate: '2026-12-05T00:00:00.000Z',
        openHomeEndTime: '2026-12-05T00:30:00.000Z',
        auction: true,
        auctionDate: '2026-12-12T02:30:00.000Z',
      }),
    )
    expect(text).toContain('Open Sat 11:00 am')
    expect(text).toContain('Open home Sat 5 Dec, 11:00 am to 11:30 am')
    expect(text).toContain('Auction Sat 12 Dec, 1:30 pm')
  })

  it('shows four features and the rest on demand', async () => {
    const features = ['Pool', 'Study', 'Fireplace', 'Gym', 'Shed', 'isRural: true', 'isRetirement: false']
    const { user, card } = await open(aHome({ features }))
    const row = card.getByRole('button', { name: /^Features: Pool, Study, Fireplace, Gym, Shed, Rural property/ })
    expect(within(row).getByText('+2 more')).toBeTruthy()
    expect(within(row).getAllByRole('tooltip', { hidden: true })).toHaveLength(4)
    await user.click(row)
    expect(card.getByText('Rural property', { selector: 'li' })).toBeTruthy()
  })

  it('opens the advert in a tab of its own that knows nothing of this one', async () => {
    const { card } = await open(aHome())
    const link = card.getByRole('link', { name: /^View Listing/ })
    expect(link.getAttribute('href')).toBe('https://listings.example/home-1')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})

describe('From a home in the results, a buyer', () => {
  it('leads to the home as this search saw it', async () => {
    const { user, card } = await open(aHome())
    const details = card.getByRole('link', { name: 'View Details of 12 Lennox Street' })
    expect(details.getAttribute('href')).toBe('/property/home-1')
    neverAnswer(getSearchProperty)
    await user.click(card.getByRole('button', { name: 'View Property 12 Lennox Street' }))
    expect(currentAddress()).toBe('/property/home-1?searchId=search-1')
    expect(window.sessionStorage.getItem('lastVisitedPage')).toBe('/search-results?searchId=search-1')
  })

  it.each([
    ['the address', (card: Card) => card.getByRole('link', { name: '12 Lennox Street' })],
    ['the photo', (card: Card) => card.getByAltText(/picture 1 of 2/)],
  ])('opens the home from %s, and returns to this list', async (_what, find) => {
    const { user, card } = await open(aHome())
    neverAnswer(getSearchProperty)
    await user.click(find(card))
    expect(currentAddress()).toBe('/property/home-1?searchId=search-1')
    expect(window.sessionStorage.getItem('lastVisitedPage')).toBe('/search-results?searchId=search-1')
  })

  it('finds one link to it as this search saw it, from the address', async () => {
    const { card } = await open(aHome())
    const links = card.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('searchId'))
    expect(links).toEqual([card.getByRole('link', { name: '12 Lennox Street' })])
  })

  it('is a favourite at one tap, with the search that found it', async () => {
    const saved = takeHome(aSavedHome({}, { favorite: true }))
    const { user, card } = await open(aHome())
    await user.click(await card.findByRole('button', { name: 'Favourite 12 Lennox Street', pressed: false }))
    await card.findByRole('button', { name: 'Favourite 12 Lennox Street', pressed: true })
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.body).toMatchObject({ propertyId: 'home-1', favorite: true, score: 82, searchId: 'search-1' })
    await screen.findByText('Added to favorites')
  })

  it('has no link without an advert', async () => {
    const { card } = await open(aHome({ url: null }))
    expect(card.queryByRole('link', { name: /View Listing/ })).toBeNull()
  })

  it('shows one picture until the buyer turns to the others, which are announced from then on, and reserves their place', async () => {
    const { user, card } = await open(aHome())
    const carousel = card.getByRole('group', { name: 'Pictures of 12 Lennox Street, Richmond' })
    const count = within(carousel).getByText('Picture 1 of 2')
    const pictures = () => [...carousel.querySelectorAll('img')]
    const told = ['loading', 'width', 'height'].map((name) => pictures()[0]?.getAttribute(name))
    expect([pictures().length, ...told, count.getAttribute('aria-live')]).toEqual([1, 'lazy', '600', '400', null])
    await user.hover(carousel)
    expect([pictures().length, count.getAttribute('aria-live')]).toEqual([2, 'polite'])
  })
})

describe('A long list', () => {
  const homesOfStreet = (count: number) =>
    Array.from({ length: count }, (_, index) => aHome({ id: `home-${index}`, address: `${index} Long Street` }))

  it('of fifty homes is drawn as a whole', async () => {
    await open(...homesOfStreet(50))
    expect(screen.getAllByRole('article')).toHaveLength(50)
  })

  it('renders the visible part of a longer list, and states the position of each card', async () => {
    await open(...homesOfStreet(60))
    const cards = screen.getAllByRole('article')
    expect(cards.length).toBeLessThan(20)
    const [first] = screen.getByRole('list', { name: 'Homes, best match first' }).children
    expect(first?.getAttribute('aria-posinset')).toBe('1')
    expect(first?.getAttribute('aria-setsize')).toBe('60')
  })

  it('lets the browser’s search find homes that are not rendered, and renders the one found', async () => {
    await open(...homesOfStreet(60))
    const entry = screen.getByText('59 Long Street, Richmond VIC 3121')
    expect(entry.getAttribute('hidden')).toBe('until-found')
    entry.dispatchEvent(new Event('beforematch', { bubbles: true }))
    const card = await screen.findByRole('article', { name: '59 Long Street, Richmond' })
    expect(card.parentElement).toBe(document.activeElement)
  })
})
