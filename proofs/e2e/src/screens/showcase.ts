import {
  createCalendarEvent,
  createWeights,
  listSearches,
  listSearchResults,
  type Property,
  requestSearch,
  saveCriteria,
  saveProperty,
} from '@verandah/contracts'
import type { Call } from '../browser/call-product.ts'
import { until } from '../browser/until.ts'

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const wanted = { minPrice: '500000', maxPrice: '1600000', propertyType: 'House' } as const
const dayMs = 86_400_000

/** Data of the screenshots: a buyer after a few weeks. */
export interface Showcase {
  readonly searchId: string
  readonly homes: readonly Property[]
}

const kept = [
  { tags: ['quiet street', 'needs a kitchen'], notes: 'Light all day. Ask about the fence on the north side.' },
  { tags: ['near the tram', 'Mum likes it'], notes: 'Damp smell in the hall; the garden makes up for it.' },
  { tags: ['quiet street', 'renovated'], notes: 'Small second bedroom. Would the piano fit?' },
  { tags: ['near the tram'], notes: '' },
] as const

export async function seedShowcase(call: Call): Promise<Showcase> {
  await call(saveCriteria, { body: { suburb: 'Richmond', locality: richmond, ...wanted, minBedrooms: 2 } })
  await call(createWeights, { body: { landSize: 7, additionalCriteria: { 'Solar panels': 7, Garden: 8 } } })
  const { searchId } = await call(requestSearch, { body: { locations: [richmond], ...wanted } })
  await until(
    async () => (await call(listSearches)).find(({ id }) => id === searchId)?.status,
    (status) => status === 'completed',
  )
  const homes = await call(listSearchResults, { params: { searchId } })
  for (const [index, home] of homes.slice(0, kept.length).entries()) await keep(call, { home, index, searchId })
  for (const plan of plansFor(homes)) await call(createCalendarEvent, { body: { userId: 1, ...plan } })
  return { searchId, homes }
}

const keep = async (call: Call, { home, index, searchId }: { home: Property; index: number; searchId: string }) => {
  const { tags = [], notes = '' } = kept[index] ?? {}
  const body = { userId: 1, propertyId: home.id, favorite: index < 2, score: home.score, searchId, notes }
  await call(saveProperty, { body: { ...body, tags: [...tags] } })
}

/** Returns events on two Saturdays and the days around them; Melbourne is ten or eleven hours ahead of UTC. */
const plansFor = (homes: readonly Property[]) => {
  const today = new Date()
  const toSaturday = (6 - today.getUTCDay() + 7) % 7 || 7
  const at = (days: number, hour: number, minute: number) =>
    new Date(
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + toSaturday + days, hour - 11, minute),
    )
  return (
    [
      [0, 'Open Home', 'First look', at(0, 9, 45), 30],
      [1, 'Open Home', 'Open home', at(0, 10, 30), 30],
      [2, 'Private Inspection', 'Second look with Mum', at(0, 10, 45), 30],
      [3, 'Auction', 'Auction on site', at(0, 13, 0), 60],
      [0, 'Private Inspection', 'Building inspector', at(3, 15, 0), 60],
      [1, 'Auction', 'Auction', at(7, 11, 0), 60],
    ] as const
  ).map(([home, eventType, title, start, minutes]) => ({
    propertyId: homes[home]?.id ?? null,
    eventType,
    title,
    startTime: start.toISOString(),
    endTime: new Date(start.getTime() + (minutes * dayMs) / 1440).toISOString(),
  }))
}
