import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { readOverlay } from './domain/read-overlay.ts'
import { createOverlays, type Overlays } from './overlays.ts'

let overlays: Overlays
let close: () => Promise<void>
beforeAll(async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'search')
  overlays = createOverlays({ store })
  await store.buildIndexes()
  close = async () => {
    await store.close()
    await mongo.close()
  }
})
afterAll(() => close())

/** A square with a hole in its middle. */
const square = (west: number, south: number, side = 0.03) => {
  const ring = (inset: number) => [
    [west + inset, south + inset],
    [west + side - inset, south + inset],
    [west + side - inset, south + side - inset],
    [west + inset, south + side - inset],
    [west + inset, south + inset],
  ]
  return { type: 'Polygon', coordinates: [ring(0), ring(0.4 * side)] }
}
const areasOf = (fact: 'flood' | 'schoolZone', schools: string[], geometry = square(145, -37.83)) =>
  readOverlay(
    JSON.stringify({
      type: 'FeatureCollection',
      features: schools.map((school) => ({ type: 'Feature', properties: { school }, geometry })),
    }),
    { fact, property: 'school' },
  )
const map = (overlay: string, fact: 'flood' | 'schoolZone', loadedAt = '2026-11-20') => ({
  overlay,
  fact,
  at: new Date('2026-07-01'),
  loadedAt: new Date(loadedAt),
})
const door = { street: 'Example Street', streetNumber: '39' }
const at = async (longitude: number, latitude: number, over = {}) =>
  (await overlays.factsAt([[aListing({ ...door, longitude, latitude, ...over })]]))[0]

it('a home at an address within an area gets its fact, with the name and the date of the map', async () => {
  await overlays.load(map('Flood map', 'flood'), areasOf('flood', ['x']))
  expect(await at(145.001, -37.829)).toEqual([
    {
      name: 'flood',
      value: 'affected',
      basis: 'overlay',
      quote: null,
      source: 'Flood map',
      listingId: null,
      at: '2026-07-01T00:00:00.000Z',
      said: null,
    },
  ])
  expect(await at(145.015, -37.815)).toEqual([])
  expect(await at(145.04, -37.829)).toEqual([])
})

it('a home with a known suburb only gets none', async () => {
  expect(await at(145.001, -37.829, { streetNumber: null })).toEqual([])
  expect(await at(145.001, -37.829, { street: null })).toEqual([])
})

it('a reloaded map replaces the previous one, until it is removed', async () => {
  await overlays.load(map('Flood map', 'flood', '2026-11-21'), areasOf('flood', ['x'], square(150, -33)))
  expect(await at(145.001, -37.829)).toEqual([])
  expect(await at(150.001, -32.999)).toHaveLength(1)
  expect(await overlays.list()).toEqual([{ overlay: 'Flood map', fact: 'flood', at: new Date('2026-07-01'), areas: 1 }])
  expect(await overlays.remove('Flood map')).toBe(1)
  expect(await at(150.001, -32.999)).toEqual([])
})

it('a home in the zones of two schools names both', async () => {
  await overlays.load(map('Zones', 'schoolZone'), areasOf('schoolZone', ['Yarra Primary', 'Richmond High']))
  expect(await at(145.001, -37.829)).toMatchObject([{ name: 'schoolZone', value: 'Richmond High, Yarra Primary' }])
})
