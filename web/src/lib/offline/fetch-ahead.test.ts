import {
  listCalendarEvents,
  listResultCards,
  listResultColumns,
  listSavedProperties,
  listSearches,
} from '@verandah/contracts'
import { beforeEach, expect, it, vi } from 'vitest'
import { asUser } from '@/testing/app.tsx'
import { aSearch } from '@/testing/builders.ts'
import { aSavedHome } from '@/testing/calendar-builders.ts'
import { answer, network, refuse } from '@/testing/network.ts'
import { fetchAhead } from './fetch-ahead.ts'

beforeEach(() => {
  const value = { controller: {}, ready: Promise.resolve({ active: null }) }
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value } }))
  asUser()
  answer(listCalendarEvents, { reply: [] })
  answer(listSearches, { reply: [aSearch({ id: 'search-1', status: 'completed' })] })
  refuse(listResultCards, { status: 404, detail: 'Gone.' })
  refuse(listResultColumns, { status: 404, detail: 'Gone.' })
})

const readAhead = async (): Promise<string[]> => {
  const asked: string[] = []
  const note = ({ request }: { request: Request }) => void asked.push(new URL(request.url).pathname)
  network.events.on('request:start', note)
  await fetchAhead().finally(() => network.events.removeListener('request:start', note))
  return asked.sort()
}

const always = [
  '/api/calendar-events/1',
  '/api/day-plans',
  '/api/files',
  '/api/purchases',
  '/api/saved-properties',
  '/api/search-properties/search-1',
  '/api/search-properties/search-1/columns',
  '/api/search-status',
  '/api/user',
  '/api/visits',
]

it('reads the shortlist, the calendar, plans, purchases, visits and the last results', async () => {
  answer(listSavedProperties, { reply: [] })
  expect(await readAhead()).toEqual(always)
})

it('reads what a bidding card needs once a home has a walk-away price', async () => {
  answer(listSavedProperties, {
    reply: [aSavedHome({}, { walkAway: { price: 1_200_000, reason: '', isPrivate: true } })],
  })
  expect(await readAhead()).toEqual([...always, '/api/buyers-money', '/api/cost-tables'].sort())
})
