import {
  getProperty,
  getSearchProperty,
  getSimilarPrices,
  listSearches,
  listSavedProperties,
  markPropertySeen,
  saveProperty,
} from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { asUser, currentAddress, press, renderRoute, setClock } from '@/testing/app.tsx'
import { aHome, aSearch } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { asBuyer, openHome } from './testing/open-home.ts'

setClock('2026-12-01T02:00:00Z', 'Australia/Sydney')
beforeEach(() => asBuyer())

describe('The page of a home', () => {
  it('reports once that the buyer has opened it', async () => {
    const seen = answer(markPropertySeen, {})
    answer(getProperty, { reply: aHome() })
    renderRoute('/property/home-1')
    await waitFor(() => expect(seen.map(({ url }) => url.pathname)).toEqual(['/api/seen-properties/home-1']))
  })

  it('shows that it is loading', async () => {
    neverAnswer(getProperty)
    renderRoute('/property/home-1')
    await screen.findByText('Loading property details...')
  })

  it('has the price as its title, the address and the facts, and marks unstated ones', async () => {
    await openHome({ landSize: null, displayPrice: 'Offers over $1.2m' })
    expect(screen.getByRole('heading', { level: 1, name: '$1,250,000' })).toBeTruthy()
    expect(document.title).toBe('$1,250,000, 12 Lennox Street · Verandah')
    expect(screen.getByText('Advertised as “Offers over $1.2m”')).toBeTruthy()
    expect(screen.getByText('Richmond VIC 3121')).toBeTruthy()
    expect(screen.getByText('Bedrooms').parentElement?.textContent).toContain('3')
    expect(screen.getByText('Land').parentElement?.textContent).toContain('Not stated')
    expect(window.sessionStorage.getItem('currentPropertyId')).toBe('home-1')
  })

  it('shows the home and its times before what it costs', async () => {
    await openHome({ openHomeDate: '2026-12-05T00:00:00Z' })
    const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    const first = ['Inspection times', 'Description', 'Features', 'What it costs you']
    expect(sections.filter((name) => first.includes(name))).toEqual(first)
  })

  it('has a title for a home without a price', async () => {
    await openHome({ price: null, displayPrice: 'Contact agent' })
    expect(screen.getByRole('heading', { level: 1, name: 'Price not yet available' })).toBeTruthy()
    expect(screen.getByText('Advertised as “Contact agent”')).toBeTruthy()
  })

  it.each([
    [{ from: 690_000, to: 780_000, homes: 12 }, 'Similar homes here ask $690,000 to $780,000 (middle half of 12)'],
    [{ from: 700_000, to: 700_000, homes: 9 }, 'Similar homes here ask about $700,000 (middle half of 9)'],
  ])('says what similar homes ask where the advert shows no price: %j', async (similar, words) => {
    const calls = answer(getSimilarPrices, { reply: { similar } })
    await openHome({ price: null, displayPrice: 'Contact agent' })
    await screen.findByText(words)
    expect(calls[0]?.params).toMatchObject({ id: 'home-1' })
  })

  it('asks nothing about similar homes where the advert shows a price or a range', async () => {
    const calls = answer(getSimilarPrices, { reply: { similar: { from: 690_000, to: 780_000, homes: 12 } } })
    await openHome({ price: null, priceFrom: 700_000, priceTo: 770_000, displayPrice: '$700k to $770k' })
    expect(screen.queryByText(/^Similar homes/)).toBeNull()
    expect(calls).toHaveLength(0)
  })

  it('has the advert’s price text as title where it contains a price', async () => {
    await openHome({ price: null, priceFrom: 300_000, priceTo: 330_000, displayPrice: 'Low $300,000s' })
    expect(screen.getByRole('heading', { level: 1, name: 'Low $300,000s' })).toBeTruthy()
    expect(screen.queryByText(/Advertised as/)).toBeNull()
  })

  it('never lets markup of an advert become part of the page', async () => {
    const bad = '<img src=x onerror="window.wasHit = true"><script>window.wasHit = true</script>'
    await openHome({ description: `First.\n\n${bad}`, title: bad, features: [bad] })
    expect(screen.getByText('First.')).toBeTruthy()
    expect(document.querySelector('img[src="x"], script')).toBeNull()
    expect('wasHit' in window).toBe(false)
  })

  it('keeps the paragraphs of the description', async () => {
    await openHome({ description: 'One.\n\nTwo,\nthree.' })
    expect(screen.getByText('One.').tagName).toBe('P')
    expect(screen.getByText(/^Two,/).textContent).toBe('Two,\nthree.')
  })

  it('puts features under headings, the flags in words', async () => {
    await openHome({ features: ['isRural: true', 'isRetirement: false', 'Swimming pool'], isWellLit: true })
    const features = within(screen.getByRole('region', { name: 'Features' }))
    expect(features.getByText('Rural property')).toBeTruthy()
    expect(features.queryByText(/retirement/i)).toBeNull()
    expect(features.getByRole('heading', { name: 'Outside' }).nextElementSibling?.textContent).toBe('Swimming pool')
    expect(features.getByText('Good natural light')).toBeTruthy()
  })

  it('links to directions', async () => {
    await openHome()
    const way = screen.getByRole('link', { name: /^Directions/ }).getAttribute('href') ?? ''
    expect(new URL(way).searchParams.get('destination')).toBe('12 Lennox Street, Richmond VIC 3121')
  })
})

describe('A home that cannot be shown', () => {
  it('reports it, can be retried, and links back', async () => {
    refuse(getProperty, { status: 503, detail: 'The store is away.' })
    const { user } = renderRoute('/property/home-1')
    await screen.findByText('Error loading property details')
    expect(screen.getByText('The store is away.')).toBeTruthy()
    answer(getProperty, { reply: aHome() })
    await press(user, 'Try again')
    await screen.findByRole('heading', { name: '$1,250,000' })
  })

  it('is not asked for again when there is none, and Go Back leads to the front page', async () => {
    asUser()
    refuse(getProperty, { status: 404, detail: 'There is no such home.' })
    const { user } = renderRoute('/property/home-1')
    const back = await screen.findByRole('button', { name: 'Go Back' })
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    await user.click(back)
    await waitFor(() => expect(currentAddress()).toBe('/dashboard'))
  })
})

describe('A home as a search saw it', () => {
  const seenAt = '/property/home-1?searchId=search-1'

  it('is asked for with the search, and Back leads to it', async () => {
    const calls = answer(getSearchProperty, { reply: aHome({ price: 900_000 }) })
    renderRoute(seenAt)
    await screen.findByRole('heading', { name: '$900,000' })
    expect(calls[0]?.params).toMatchObject({ searchId: 'search-1', propertyId: 'home-1' })
    const back = screen.getByRole('link', { name: /^Back/ })
    expect(back.getAttribute('href')).toBe('/search-results?searchId=search-1')
  })

  it('shows the price of today, and the score with the price that the search saw', async () => {
    const { status, priceFrom, priceTo } = aHome()
    const current = { status, priceFrom, priceTo, price: 950_000, displayPrice: '$950,000' }
    const searchedAt = '2026-11-12T00:00:00Z'
    answer(getSearchProperty, { reply: aHome({ price: 900_000, displayPrice: '$900,000', searchedAt, current }) })
    renderRoute(seenAt)
    await screen.findByRole('heading', { level: 1, name: '$950,000' })
    expect(screen.getByText('By your search of 12 Nov, at $900,000')).toBeDefined()
  })

  it.each([
    ['search-1', '/search-results?searchId=search-1'],
    ['search-2', '/'],
  ])('is the plain home when %s lacks it on a retry, with a way back to an own search', async (id, href) => {
    answer(listSearches, { reply: [aSearch({ id })] })
    const seen = refuse(getSearchProperty, { status: 404, detail: 'Not in this search.' })
    answer(getProperty, { reply: aHome() })
    renderRoute(seenAt)
    await screen.findByRole('heading', { name: '$1,250,000' })
    expect(seen).toHaveLength(2)
    await waitFor(() => expect(screen.getByRole('link', { name: /^Back/ }).getAttribute('href')).toBe(href))
  })

  it('is tried again three times for any other failure, and not looked for elsewhere', async () => {
    const seen = refuse(getSearchProperty, { status: 503, detail: 'The store is away.' })
    const plain = answer(getProperty, { reply: aHome() })
    renderRoute(seenAt)
    await screen.findByText('Error loading property details')
    expect([seen.length, plain.length]).toEqual([4, 0])
  })
})

describe('Add to shortlist', () => {
  it('leads to the shortlist once the plan has ended, which may have the home', async () => {
    refuse(listSavedProperties, { status: 403, detail: 'Choose a plan.' })
    await openHome()
    expect((await screen.findByRole('link', { name: 'Your shortlist' })).getAttribute('href')).toBe('/my-properties')
    expect(screen.queryByRole('button', { name: 'Add to shortlist' })).toBeNull()
  })

  it('keeps the focus on the pressed control, even after a refusal', async () => {
    let refuseIt = (): void => undefined
    const calls = answer(saveProperty, async () => {
      await new Promise<void>((resolve) => (refuseIt = resolve))
      return { status: 503 }
    })
    const user = await openHome()
    await press(user, 'Add to shortlist')
    expect(document.activeElement).toBe(await screen.findByRole('link', { name: 'On your shortlist' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    refuseIt()
    await screen.findByText('Error saving property')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to shortlist' })))
  })
})
