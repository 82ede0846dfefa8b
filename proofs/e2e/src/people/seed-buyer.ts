import {
  createCalendarEvent,
  createWeights,
  listSavedProperties,
  listSearches,
  listSearchResults,
  type Property,
  requestSearch,
  saveBuyersMoney,
  saveCriteria,
  saveProperty,
} from '@verandah/contracts'
import type { Call } from '../browser/call-product.ts'
import { until } from '../browser/until.ts'
import type { Person } from './open-account.ts'
import { seedPurchase } from './seed-purchase.ts'
import { seedVisit } from './seed-visit.ts'

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const brief = { maxPrice: 1_500_000, minBedrooms: 2 }
const firstBuyer = { residency: 'citizen' as const, ownedIn: [], ownedInFiveYears: false, willLiveThere: true }
/** With a pre-approval that some homes exceed, and that ends soon enough to be announced. */
const money = () => ({
  buyers: [firstBuyer],
  deposit: { percent: 12 },
  buffer: 20_000,
  preApproval: { lender: 'Lane Bank', amount: 1_000_000, endsOn: dayIn(10) },
})
const minutes = { goodMinutes: 20, tooFarMinutes: 45 }
const places = [
  { name: 'Work', latitude: -37.8136, longitude: 144.9631, mode: 'transit' as const, ...minutes, weight: 5 },
  { name: 'The beach', latitude: -37.8676, longitude: 144.9741, mode: 'driving' as const, ...minutes, weight: 2 },
]
const dayIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const notes = ['Creaky stairs', 'Lovely light', 'Busy corner'] as const
const judgements = [
  {
    verdict: 'love',
    verdictReason: 'Light all day',
    stage: 'seen',
    walkAway: { price: 1_200_000, reason: 'One bath' },
  },
  { verdict: 'no', stage: 'seen' },
  { stage: 'booked' },
] as const
const dayMs = 86_400_000

/** Data of a buyer after a few weeks. */
export interface Belongings {
  readonly searchId: string
  /** Best first. */
  readonly homes: readonly Property[]
  /**
   * The shortlist: three homes with tags, notes and a stage, two of them favourites with a verdict, and one with
   * nothing.
   */
  readonly saved: readonly Property[]
}

/** Creates criteria, weights, a finished search, a shortlist with a purchase, and a calendar. */
export async function seedBuyer({ call }: Pick<Person, 'call'>): Promise<Belongings> {
  await call(saveCriteria, { body: { suburb: 'Richmond', locality: richmond, ...brief } })
  await call(createWeights, { body: { landSize: 10, additionalCriteria: { Garden: 7 }, places } })
  await call(saveBuyersMoney, { body: money() })
  const { searchId, homes } = await search(call, brief)
  const saved = homes.slice(0, 4)
  for (const [index, home] of saved.entries()) await save(call, { home, index, searchId })
  for (const [index, home] of saved.entries()) await plan(call, { home, index })
  await until(
    () => homesHeardOf(call),
    (heard) => heard === saved.length,
  )
  if (saved[0]) await seedPurchase(call, saved[0].id)
  if (saved[0]) await seedVisit(call, saved[0].id)
  return { searchId, homes, saved }
}

/** Runs a search with all weights zero. */
export async function searchIndifferently({ call }: Pick<Person, 'call'>): Promise<Belongings> {
  const nothing = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, propertyAge: 0, features: 0 }
  await call(createWeights, { body: nothing })
  return { ...(await search(call)), saved: [] }
}

const search = async (call: Call, wanted: Partial<typeof brief> = {}): Promise<Omit<Belongings, 'saved'>> => {
  const { searchId } = await call(requestSearch, { body: { locations: [richmond], ...wanted } })
  await until(
    () => statusOf(call, searchId),
    (status) => status === 'completed',
  )
  return { searchId, homes: await call(listSearchResults, { params: { searchId } }) }
}

const statusOf = async (call: Call, searchId: string): Promise<string | undefined> =>
  (await call(listSearches)).find(({ id }) => id === searchId)?.status

const homesHeardOf = async (call: Call): Promise<number> =>
  (await call(listSavedProperties, { query: { userId: '1' } })).filter(({ home }) => home !== null).length

interface Placed {
  home: Property
  index: number
}

const save = (call: Call, { home, index, searchId }: Placed & { searchId: string }) =>
  call(saveProperty, {
    body: {
      userId: 1,
      propertyId: home.id,
      favorite: index < 2,
      score: home.score,
      searchId,
      ...(index < 3 && {
        notes: notes[index],
        tags: ['quiet street', index === 0 ? 'north facing' : 'near train'],
        ...judgements[index],
      }),
    },
  })

/**
 * Adds events from the day after tomorrow, one each morning; the last is an auction. The second home gets two,
 * to exceed four.
 */
const plan = async (call: Call, { home, index }: Placed) => {
  const startTime = new Date((Math.floor(Date.now() / dayMs) + index + 2) * dayMs)
  const eventType = index === 3 ? 'Auction' : 'Open Home'
  await call(createCalendarEvent, {
    body: {
      userId: 1,
      propertyId: home.id,
      title: `Visit ${index + 1}`,
      startTime: startTime.toISOString(),
      eventType,
    },
  })
  if (index !== 1) return
  const later = new Date(startTime.getTime() + dayMs / 24)
  const endTime = new Date(later.getTime() + dayMs / 48).toISOString()
  const again = {
    title: 'Visit again',
    startTime: later.toISOString(),
    endTime,
    eventType: 'Private Inspection',
  } as const
  await call(createCalendarEvent, { body: { userId: 1, propertyId: home.id, ...again } })
}
