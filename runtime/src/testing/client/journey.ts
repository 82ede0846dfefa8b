import assert from 'node:assert/strict'
import createClient, { type Client } from 'openapi-fetch'
import { fetchAsBrowser } from '../browser.ts'
// The journey's test makes it from the OpenAPI document of the running product.
import type { paths } from './dist/api.ts'

type Api = Client<paths>

const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const
const patienceMs = 120_000

/** What a program of somebody else does with the product, knowing nothing of it but its OpenAPI document. */
export const takeTheJourneyAsClient = async (baseUrl: string): Promise<void> => {
  const api = createClient<paths>({ baseUrl, fetch: fetchAsBrowser(baseUrl) })
  await openAccount(api)
  await sayWhatMatters(api)
  const searchId = await search(api)
  await expectUnchanged(api, searchId)
  const homes = await readAllPages(api)
  const [best] = homes
  assert.ok(best)
  await shortlist(api, best.id)
  await plan(api, best)
  const { data: subscription } = await api.GET('/api/subscription')
  assert.deepEqual([subscription?.plan, subscription?.isActive], ['free_trial', true])
}

const openAccount = async (api: Api): Promise<void> => {
  const username = `client${Date.now()}`
  const body = { username, password: 'a long enough password', email: `${username}@example.com`, name: 'Kim Buyer' }
  const { data, error } = await api.POST('/api/register', { body })
  assert.equal(data?.username, username, error?.detail)
  const again = await api.POST('/api/register', { body })
  assert.deepEqual([again.response.status, again.error?.code], [409, 'username-taken'])
}

const sayWhatMatters = async (api: Api): Promise<void> => {
  const saved = await api.POST('/api/property-preferences', {
    body: { suburb: 'Richmond', locality: richmond, maxPrice: 1_500_000, minBedrooms: 2 },
  })
  assert.equal(saved.data?.maxPrice, 1_500_000, saved.error?.detail)
  const { data, error } = await api.POST('/api/scoring-weights', {
    body: { landSize: 10, additionalCriteria: { Garden: 7 } },
  })
  assert.equal(data?.landSize, 10, error?.detail)
}

/** Resolves when the search is completed: it is asked with `waitMs`, which answers as soon as there is news. */
const search = async (api: Api): Promise<string> => {
  const asked = await api.POST('/api/search-properties', { body: { locations: [richmond], minBedrooms: 2 } })
  const { searchId } = asked.data ?? assert.fail(asked.error.detail)
  const endsAt = Date.now() + patienceMs
  for (;;) {
    const { data: searches = [] } = await api.GET('/api/search-status')
    const { status, revision = 0 } = searches.find(({ id }) => id === searchId) ?? {}
    if (status === 'completed') return searchId
    assert.ok(status === 'processing' && Date.now() < endsAt, `the search is ${status}`)
    const query = { waitMs: 1_000, revision }
    await api.GET('/api/search-properties/{searchId}', { params: { path: { searchId }, query } })
  }
}

const expectUnchanged = async (api: Api, searchId: string): Promise<void> => {
  const params = { path: { searchId } }
  const { data: homes = [], response } = await api.GET('/api/search-properties/{searchId}', { params })
  assert.equal(response.headers.get('x-total-count'), String(homes.length))
  for (const { score, breakdown } of homes)
    assert.equal(
      breakdown.reduce((sum, { points }) => sum + points, 0),
      score,
    )
  // Every ten seconds what is unchanged comes whole once more, under a new tag: so it may be asked for twice.
  const ask = async (tag: string | null) =>
    (await api.GET('/api/search-properties/{searchId}', { params, headers: { 'If-None-Match': tag } })).response
  const tag = response.headers.get('etag')
  const again = await ask(response.headers.get('etag'))
  if (again.status === 304) return
  const nextTag = again.headers.get('etag')
  assert.notEqual(nextTag, tag, 'it came whole under the same tag')
  assert.equal((await ask(nextTag)).status, 304)
}

const readAllPages = async (api: Api) => {
  const first = await readPage(api)
  const homes = first.homes
  let { next } = first
  while (next !== null) {
    const page = await readPage(api, next)
    homes.push(...page.homes)
    next = page.next
  }
  assert.ok(homes.length > 7, 'there is more than one page')
  assert.equal(new Set(homes.map(({ id }) => id)).size, first.count)
  return homes
}

const readPage = async (api: Api, cursor?: string) => {
  const query = { limit: 7, ...(cursor !== undefined && { cursor }) }
  const { data: homes = [], response } = await api.GET('/api/properties', { params: { query } })
  const [, address] = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '') ?? []
  const next = address === undefined ? null : new URL(address, response.url).searchParams.get('cursor')
  return { homes, next, count: Number(response.headers.get('x-total-count')) }
}

const shortlist = async (api: Api, propertyId: string): Promise<void> => {
  const saved = await api.POST('/api/saved-properties', { body: { propertyId } })
  const { id, revision } = saved.data ?? assert.fail(saved.error.detail)
  const params = { path: { id } }
  const { data, error } = await api.PUT('/api/saved-properties/{id}', {
    params,
    body: { revision, notes: 'Quiet street' },
  })
  assert.equal(data?.notes, 'Quiet street', error?.detail)
  const late = await api.PUT('/api/saved-properties/{id}', { params, body: { revision, notes: 'Noisy street' } })
  assert.deepEqual([late.response.status, late.error?.code], [409, 'edit-conflict'])
}

const plan = async (api: Api, home: { id: string; address: string }): Promise<void> => {
  const made = await api.POST('/api/calendar-events', {
    body: { propertyId: home.id, title: 'First visit', startTime: '2030-03-02T00:00:00.000Z' },
  })
  const { id, userId, eventType } = made.data ?? assert.fail(made.error.detail)
  assert.equal(eventType, 'Open Home')
  const { data: events = [] } = await api.GET('/api/calendar-events/{id}', { params: { path: { id: userId } } })
  assert.ok(events.some((event) => event.id === id))
}
