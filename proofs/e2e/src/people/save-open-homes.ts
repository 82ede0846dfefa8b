import {
  listSavedProperties,
  listSearches,
  listSearchResults,
  type Property,
  requestSearch,
  saveProperty,
} from '@verandah/contracts'
import type { Call } from '../browser/call-product.ts'
import { until } from '../browser/until.ts'

const inner = [
  { suburb: 'Richmond', state: 'VIC', postcode: '3121' },
  { suburb: 'Hawthorn', state: 'VIC', postcode: '3122' },
] as const

/** Searches two suburbs and saves the best homes that are open on a day ahead. */
export async function saveOpenHomes(call: Call, most: number): Promise<readonly Property[]> {
  const { searchId } = await call(requestSearch, { body: { locations: [...inner] } })
  await until(
    async () => (await call(listSearches)).find(({ id }) => id === searchId)?.status,
    (status) => status === 'completed',
  )
  const homes = await call(listSearchResults, { params: { searchId } })
  const now = new Date().toISOString()
  const open = homes.filter(({ inspections }) => inspections.some(({ start }) => start > now)).slice(0, most)
  for (const { id, score } of open) await call(saveProperty, { body: { userId: 1, propertyId: id, score, searchId } })
  const isHeardOf = async () =>
    (await call(listSavedProperties, { query: { userId: '1' } })).every(({ home }) => home !== null)
  await until(isHeardOf, (isSo) => isSo)
  return open
}
