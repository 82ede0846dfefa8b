import {
  getCriteria,
  getMapConfig,
  getWeights,
  listCalendarEvents,
  listMapPlaces,
  listProperties,
} from '@verandah/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import L from 'leaflet'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { press } from '@/testing/app.tsx'
import { aHome } from '@/testing/builders.ts'
import { answer, neverAnswer, refuse } from '@/testing/network.ts'
import { aMappedSearch, answerMapped, church, lennox, openMap } from '../testing/open-map.ts'

const nowhere = aHome({ id: 'home-3', address: '1 Hidden Lane', latitude: null, longitude: null })

beforeEach(aMappedSearch)

it('The map stacks its controls within itself, below the header of the page', async () => {
  await openMap(lennox)
  const map = await screen.findByRole('region', { name: 'Map of the homes' })
  expect(within(map).getByRole('button', { name: 'Zoom in' }).closest('.isolate')).toBe(map)
})

describe('The map beside the results', () => {
  it('shows each home with its score in words, the names of the place, and how many homes are nowhere', async () => {
    answer(listMapPlaces, { reply: [{ name: 'Richmond', latitude: -37.6, longitude: 144.7, prominence: 88 }] })
    await openMap(lennox, church, nowhere)
    const map = within(await screen.findByRole('region', { name: 'Map of the homes' }))
    expect(
      await map.findByRole('button', { name: 'Score 82, excellent: 12 Lennox Street, Richmond, $1.3M' }),
    ).toBeTruthy()
    expect(map.getByRole('button', { name: /^Score 50, fair: 9 Church Street/ })).toBeTruthy()
    await map.findByText('Richmond')
    expect(map.getByText(/1 home in a suburb that we don't know\./)).toBeTruthy()
    expect(map.getByText(/Coastline and borders: Natural Earth/)).toBeTruthy()
  })

  it('shows the home of a marker, and links to the home and to its card', async () => {
    const user = await openMap(lennox, church)
    await press(user, /12 Lennox Street, Richmond/)
    const chosen = within(await screen.findByRole('list', { name: 'Chosen on the map' }))
    expect(chosen.getByRole('link', { name: '12 Lennox Street' }).getAttribute('href')).toBe(
      '/property/home-1?searchId=search-1',
    )
    await user.click(chosen.getByRole('button', { name: 'Show in the list' }))
    expect(
      within(document.activeElement as HTMLElement)
        .getByRole('article')
        .getAttribute('aria-label'),
    ).toBe('12 Lennox Street, Richmond')
  })

  it('opens a marker by the keyboard and closes its popup with Escape', async () => {
    const user = await openMap(lennox, church)
    const marker = await screen.findByRole('button', { name: /12 Lennox Street, Richmond/ })
    marker.focus()
    await user.keyboard('{Enter}')
    const chosen = await screen.findByRole('list', { name: 'Chosen on the map' })
    within(chosen).getByRole('link').focus()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('list', { name: 'Chosen on the map' })).toBeNull()
    expect(document.activeElement?.getAttribute('data-marker')).toBe('home-1')
    await user.keyboard('{Enter}')
    await press(user, 'Close')
    expect(document.activeElement?.getAttribute('data-marker')).toBe('home-1')
  })

  it('puts homes that would hide each other together', async () => {
    const user = await openMap(lennox, { ...church, latitude: -37.81, longitude: 144.99 })
    await press(user, /^2 homes around 12 Lennox Street/)
    expect(within(await screen.findByRole('list', { name: 'Chosen on the map' })).getAllByRole('link')).toHaveLength(2)
  })

  it('marks the card of the marker that has the focus', async () => {
    await openMap(lennox, church)
    const marker = await screen.findByRole('button', { name: /^Score 50, fair: 9 Church Street/ })
    const card = screen.getByRole('article', { name: /9 Church Street/ }).parentElement
    marker.focus()
    await waitFor(() => expect(card?.className).toContain('outline'))
    marker.blur()
    await waitFor(() => expect(card?.className).not.toContain('outline'))
  })

  it('closes again, and is open when the buyer returns', async () => {
    const user = await openMap(lennox)
    await screen.findByRole('region', { name: 'Map of the homes' })
    for (const route of [getCriteria, getWeights, listCalendarEvents, listProperties]) neverAnswer(route)
    await press(user, 'Home', 'link')
    window.history.back()
    await screen.findByRole('region', { name: 'Map of the homes' })
    await press(user, 'Hide map')
    expect(screen.queryByRole('region', { name: 'Map of the homes' })).toBeNull()
  })
})

describe('The ground of the map', () => {
  it('shows the attribution of the tiles', async () => {
    answer(getMapConfig, {
      reply: {
        tiles: { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: '© Mappers' },
        file: null,
        offer: null,
      },
    })
    await openMap(lennox)
    await screen.findByText('© Mappers')
  })

  it('is drawn without tiles unless configured', async () => {
    refuse(getMapConfig, { status: 503, detail: 'Back soon.' })
    await openMap(lennox)
    await screen.findByRole('button', { name: /12 Lennox Street, Richmond/ })
  })
})

describe('A redrawn map', () => {
  it('keeps the focus on a redrawn marker', async () => {
    await openMap(lennox, church)
    const marker = await screen.findByRole('button', { name: /^Score 50, fair: 9 Church Street/ })
    act(() => marker.focus())
    answerMapped([lennox, { ...church, score: 55, displayScore: 55 }], 4)
    act(() => screen.getByRole('button', { name: 'Refresh' }).click())
    const anew = await screen.findByRole('button', { name: /^Score 55, fair: 9 Church Street/ })
    expect(document.activeElement).toBe(anew)
  })

  it.each([
    ['shows all homes again when others come', [], true],
    ['stays where the buyer zoomed it', ['Zoom in'], false],
  ])('%s', async (_what, pressed, isFitted) => {
    const user = await openMap(lennox)
    await screen.findByRole('button', { name: /12 Lennox Street, Richmond/ })
    for (const name of pressed) await press(user, name)
    const fit = vi.spyOn(L.Map.prototype, 'fitBounds')
    answerMapped([lennox, church], 4)
    await press(user, 'Refresh')
    await screen.findByRole('article', { name: /9 Church Street/ })
    await screen.findByRole('button', { name: /9 Church Street, Richmond/ })
    expect(fit.mock.calls.length > 0).toBe(isFitted)
  })
})
