import { getMapConfig, getProperty, listMapPlaces } from '@verandah/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { aHome } from '@/testing/builders.ts'
import { answer } from '@/testing/network.ts'
import { renderRoute } from '@/testing/render-route.tsx'
import { nothingIsFar } from '@/testing/shortlist.ts'
import { asBuyer } from './testing/open-home.ts'

const richmond = { latitude: -37.82, longitude: 145 }
const open = (over: Parameters<typeof aHome>[0]) => {
  answer(getProperty, { reply: aHome({ ...richmond, ...over }) })
  renderRoute('/property/home-1')
}

describe('the location of a home', () => {
  beforeEach(() => {
    asBuyer()
    nothingIsFar()
    answer(getMapConfig, { reply: { tiles: null, file: null, offer: null } })
    answer(listMapPlaces, { reply: [] })
  })

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
