import { getMapConfig } from '@verandah/contracts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '@/lib/storage/local.ts'
import { answer } from '@/testing/network.ts'
import { aMappedSearch, lennox, openMap } from '../testing/open-map.ts'

const offered = (host: string) => ({
  url: `https://${host}/{z}/{x}/{y}.png`,
  attribution: '© OpenStreetMap contributors (openstreetmap.org/copyright)',
})

const offer = (streets: ReturnType<typeof offered> | null): void => {
  answer(getMapConfig, { reply: { tiles: null, file: null, offer: streets } })
}

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.map-pictures img')]
const hosts = () => [...new Set(tiles().map(({ src }) => new URL(src).host))]
const button = (name: string) => screen.findByRole('button', { name })

/** Opens the map and presses "Show streets". */
const press = async () => {
  const user = await openMap(lennox)
  await user.click(await button('Show streets'))
  return user
}

const agree = async () => {
  const user = await press()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Load streets' }))
  return user
}

beforeEach(() => {
  aMappedSearch()
  offer(offered('tiles.test'))
})

describe('Streets that a map offers', () => {
  it('are loaded from their host only after the buyer agrees, with their attribution', async () => {
    await press()
    await screen.findByText('tiles.test')
    expect(hosts()).toEqual([])
    expect(screen.queryByRole('link', { name: /OpenStreetMap/, hidden: true })).toBeNull()
    fireEvent.click(await button('Load streets'))
    await waitFor(() => expect(hosts()).toEqual(['tiles.test']))
    expect(tiles()[0]?.referrerPolicy).toBe('strict-origin-when-cross-origin')
    const attribution = await screen.findByRole('link', { name: /^©\sOpenStreetMap contributors$/ })
    expect(attribution.getAttribute('href')).toBe('https://openstreetmap.org/copyright')
  })

  it('are not loaded after "Not now", which is not remembered', async () => {
    const user = await press()
    await user.click(await button('Not now'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(hosts()).toEqual([])
    await user.click(await button('Show streets'))
    await screen.findByRole('dialog')
  })

  it('are shown on the next visit without another question', async () => {
    await agree()
    cleanup()
    await openMap(lennox)
    await waitFor(() => expect(hosts()).toEqual(['tiles.test']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are hidden by a press, on the next visit too, and shown by another', async () => {
    const user = await agree()
    await user.click(await button('Hide streets'))
    expect(hosts()).toEqual([])
    cleanup()
    await openMap(lennox)
    await user.click(await button('Show streets'))
    await waitFor(() => expect(hosts()).toEqual(['tiles.test']))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['another host', () => offer(offered('elsewhere.test'))],
    ['another person', forgetPerson],
  ])('need a new answer for %s', async (_who, change) => {
    await agree()
    cleanup()
    change()
    await press()
    await screen.findByRole('dialog')
    expect(hosts()).toEqual([])
  })

  it('are not offered where the operator offers none', async () => {
    offer(null)
    await openMap(lennox)
    await button('Zoom in')
    expect(screen.queryByRole('button', { name: 'Show streets' })).toBeNull()
  })
})

it('Streets that cannot be loaded are reported until a retry brings them', async () => {
  const user = await agree()
  await waitFor(() => expect(tiles().length).toBeGreaterThan(0))
  const failed = tiles()
  for (const tile of failed) fireEvent.error(tile)
  await screen.findByText(/^Streets could not be loaded\./)
  await user.click(await button('Try again'))
  expect(screen.queryByText(/^Streets could not be loaded\./)).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: /^Map; arrow keys/ }))
  expect(tiles().length).toBeGreaterThan(0)
  expect(tiles().filter((tile) => failed.includes(tile))).toEqual([])
  for (const tile of tiles()) fireEvent.error(tile)
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText(/^Streets could not be loaded\./)).toBeNull())
})
