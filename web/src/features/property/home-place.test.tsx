import { getMapConfig, getProperty, getSearchProperty, listMapPlaces, listResultCards } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentAddress, press, renderRoute } from '@/testing/app.tsx'
import { aCard, aHome } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { asBuyer } from './testing/open-home.ts'

const richmond = { latitude: -37.82, longitude: 145 }
const open = (over: Parameters<typeof aHome>[0]) => {
  answer(getProperty, { reply: aHome({ ...richmond, ...over }) })
  renderRoute('/property/home-1')
}

beforeEach(() => {
  asBuyer()
  nothingIsFar()
  answer(getMapConfig, { reply: { tiles: null, file: null, offer: null } })
  answer(listMapPlaces, { reply: [] })
})

describe('the location of a home', () => {
  it('is a pin at its door, with the way there', async () => {
    open({})
    const place = within(await screen.findByRole('region', { name: 'Where it is' }))
    const map = await place.findByRole('region', { name: /^Map: 12 Lennox Street, Richmond;/ })
    expect(map.querySelector('.place-pin')).toBeTruthy()
    const controlsBelowHeader = place.getByRole('button', { name: 'Zoom in' }).closest('.isolate')
    expect(controlsBelowHeader?.contains(map)).toBe(true)
    expect(place.getByText('12 Lennox Street, Richmond VIC 3121')).toBeTruthy()
    const way = place.getByRole('link', { name: /^Directions/ }).getAttribute('href')
    expect(way).toContain('destination=12+Lennox+Street%2C+Richmond+VIC+3121')
  })

  it('is only its suburb where the advert hides the address, and says so', async () => {
    open({ address: 'Lennox Street, Richmond', isAtDoor: false })
    const place = within(await screen.findByRole('region', { name: 'Where it is' }))
    const map = await place.findByRole('region', { name: /^Map: Lennox Street, Richmond;/ })
    expect(map.querySelector('.place-pin')).toBeNull()
    await waitFor(() => expect(map.querySelector('.leaflet-land-pane .map-land')).toBeTruthy())
    expect(map.querySelector('.leaflet-overlay-pane .map-about')).toBeTruthy()
    expect(
      place.getByText('Approximate: the advert hides the full address, so the map shows the middle of Richmond.'),
    ).toBeTruthy()
  })

  it('is only its suburb where the advert has no point, while directions lead to its door', async () => {
    open({ isAtDoor: false })
    const place = within(await screen.findByRole('region', { name: 'Where it is' }))
    expect(
      place.getByText('Approximate: the advert doesn’t say where exactly, so the map shows the middle of Richmond.'),
    ).toBeTruthy()
    expect(place.getByRole('link', { name: /^Directions/ }).getAttribute('href')).toContain('12+Lennox+Street')
  })

  it('is not guessed for an unknown suburb', async () => {
    open({ latitude: null, longitude: null, isAtDoor: false })
    await screen.findByRole('region', { name: 'Description' })
    expect(screen.queryByRole('region', { name: 'Where it is' })).toBeNull()
  })
})

describe('the homes around a home', () => {
  it('are those of its search, which open by keyboard and by pointer', async () => {
    const here = { ...richmond, latitude: -37.81 }
    const cards = [
      aCard({ ...richmond, id: 'home-1' }),
      aCard({ ...here, id: 'home-2', address: '4 Swan Street', score: 74, displayScore: 74, price: 1_250_000 }),
      aCard({ ...here, id: 'home-3', address: '9 Bridge Road', score: 60, displayScore: 60 }),
      aCard({ id: 'home-4', latitude: -37.83, longitude: 145.01, isAtDoor: false }),
      aCard({ id: 'home-5', latitude: -37.83, longitude: 145.01, price: null, displayPrice: 'Auction', score: null }),
    ]
    const asked = answer(listResultCards, { reply: cards })
    for (const route of [getProperty, getSearchProperty])
      answer(route, ({ params }) => ({ reply: aHome({ ...richmond, id: String(params.propertyId ?? params.id) }) }))
    const { user } = renderRoute('/property/home-1?searchId=search-1')
    const place = within(await screen.findByRole('region', { name: 'Where it is' }))
    const map = within(await place.findByRole('region', { name: /^Map: / }))
    await waitFor(() =>
      expect(map.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
        'Score 74: 4 Swan Street, $1.3M',
        'Not scored yet: 12 Lennox Street, Price on request',
      ]),
    )
    expect(asked[0]?.url.searchParams.get('area')).toMatch(/^-37\.809\d*,144\.974\d*;/)
    expect(document.querySelectorAll('.place-pin')).toHaveLength(1)
    const other = map.getByRole('link', { name: /^Score 74/ })
    expect(other.tabIndex).toBe(0)
    other.focus()
    await user.keyboard('{Enter}')
    expect(currentAddress()).toBe('/property/home-2?searchId=search-1')
    await press(user, /^Not scored yet/, 'link')
    expect(currentAddress()).toBe('/property/home-5?searchId=search-1')
  })

  it('are not asked for where the page was not opened from a search', async () => {
    const asked = answer(listResultCards, { reply: [] })
    open({})
    const place = within(await screen.findByRole('region', { name: 'Where it is' }))
    await place.findByRole('region', { name: /^Map: / })
    expect(asked).toHaveLength(0)
  })
})
