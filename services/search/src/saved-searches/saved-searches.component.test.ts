import {
  deleteSavedSearch,
  hideProperty,
  listSavedSearches,
  listSearches,
  listSearchResults,
  overrideScore,
  SavedSearchChecked,
  saveSearch,
  updateSavedSearch,
  type BodyInput,
} from '@verandah/contracts'
import { loseWritesFrom } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin } from '../testing/ask-search.ts'
import { runDue, startPatientSearch } from '../testing/run-saved-searches.ts'
import { richmond, type SearchUnderTest } from '../testing/start-search.ts'

const minuteMs = 60_000
let service: SearchUnderTest
beforeAll(async () => {
  service = await startPatientSearch()
})
afterAll(() => service.stop())

const save = async (as: string, body: Partial<BodyInput<typeof saveSearch>> = {}) =>
  service.call(saveSearch, { as, body: { name: 'Richmond', filters: { locations: [richmond] }, ...body } })
const mine = async (as: string, id: string) =>
  (await service.call(listSavedSearches, { as })).body.find((saved) => saved.id === id)
const saidOf = (id: string) => service.bus.published(SavedSearchChecked).filter(({ data }) => data.savedSearchId === id)

describe('a saved search', () => {
  it('runs at once through the usual pipeline, reports nothing the first time, and is missing from the buyer’s list of searches', async () => {
    const as = service.signIn()
    const { status, body } = await save(as, { frequency: 'instant' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ name: 'Richmond', frequency: 'instant', homesCount: 0, lastCheckedAt: null })
    await runDue(service)
    const saved = await mine(as, body.id)
    expect(saved?.homesCount).toBeGreaterThan(50)
    const results = await service.call(listSearchResults, { as, params: { searchId: saved!.lastSearchId! } })
    expect(results.body).toHaveLength(saved!.homesCount)
    expect((await service.call(listSearches, { as })).body).toEqual([])
    expect(saidOf(body.id)).toEqual([])
  })

  it('can be created from a finished search, for its owner only', async () => {
    const as = service.signIn()
    const searchId = await begin(service, as)
    const request = { searchId, filters: undefined }
    expect(await save(service.signIn(), request)).toMatchObject({ status: 404 })
    const { status, body } = await save(as, request)
    expect(status).toBe(201)
    expect(body.filters).toMatchObject({ locations: [richmond], maxPrice: 1_500_000 })
  })

  it('is one, when it is saved again because the reply was lost', async () => {
    const as = service.signIn()
    const [first, atOnce] = await Promise.all([save(as), save(as)])
    for (const again of [atOnce, await save(as)]) expect(again.body).toEqual(first.body)
    expect((await save(as, { name: 'For my parents' })).body.id).not.toBe(first.body.id)
    expect((await service.call(listSavedSearches, { as })).body).toHaveLength(2)
  })

  it('needs a search or filters, one of the two, and a name', async () => {
    const as = service.signIn()
    expect(await save(as, { filters: undefined })).toMatchObject({ status: 400 })
    expect(await save(as, { searchId: 'x' })).toMatchObject({ status: 400 })
    expect(await save(as, { name: ' ' })).toMatchObject({ status: 400 })
  })

  it('is refused to buyers without searches, and to those with too many', async () => {
    const createdAt = new Date(service.clock.now().getTime() - 8 * 24 * 60 * minuteMs).toISOString()
    expect(await save(service.signIn({ createdAt }))).toMatchObject({
      status: 403,
      body: { code: 'search-not-allowed' },
    })
    const as = service.signIn()
    for (let number = 0; number < 20; number += 1) await save(as, { name: `Richmond ${number}`, frequency: 'off' })
    expect(await save(as)).toMatchObject({ status: 409, body: { code: 'too-many-saved-searches' } })
  })

  it('is not found by other users, who can neither change nor delete it', async () => {
    const as = service.signIn()
    const other = service.signIn()
    const { body } = await save(as)
    const answers = await Promise.all([
      service.call(updateSavedSearch, { as: other, params: { id: body.id }, body: { name: 'Mine now' } }),
      service.call(deleteSavedSearch, { as: other, params: { id: body.id } }),
      service.call(deleteSavedSearch, { as: other, params: { id: 'nothing' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect((await service.call(listSavedSearches, { as: other })).body).toEqual([])
    expect(await mine(as, body.id)).toMatchObject({ name: 'Richmond' })
  })
})

it('a saved search reports nothing of a home that its buyer has hidden', async () => {
  const as = service.signIn()
  const facts = [{ name: 'pool' as const, value: 'shared', wish: 'must' as const }]
  const { body } = await save(as, { frequency: 'instant', filters: { locations: [richmond], facts } })
  await runDue(service)
  const searchId = (await mine(as, body.id))?.lastSearchId ?? ''
  const { body: homes } = await service.call(listSearchResults, { as, params: { searchId } })
  const ids = homes.slice(0, 2).map(({ id }) => id)
  const scoreOverrides = { facts: [{ name: 'pool' as const, value: 'no' }] }
  for (const id of ids) await service.call(overrideScore, { as, params: { id }, body: { scoreOverrides } })
  await service.call(hideProperty, { as, params: { id: ids[0] ?? '' }, body: {} })
  service.clock.advance(20 * minuteMs)
  await runDue(service)
  const told = saidOf(body.id).flatMap(({ data }) => data.changes.map(({ propertyId }) => propertyId))
  expect(told).toEqual(ids.slice(1))
})

it('a saved search can be deleted again after a process died while it was, with all that it has told', async () => {
  const as = service.signIn()
  const { body } = await save(as, { frequency: 'instant' })
  await runDue(service)
  for (let write = 1, isDead = true; isDead; write += 1) {
    const death = loseWritesFrom(write)
    await service.call(deleteSavedSearch, { as, params: { id: body.id } })
    isDead = death.wasReached()
    death.stop()
  }
  expect(await mine(as, body.id)).toBeUndefined()
  const left = (name: string, filter: object) => service.store.collection(name).countDocuments(filter)
  expect(await left('saved_search_homes', { _id: body.id, isForgotten: false })).toBe(0)
  expect(await left('searches', { savedSearchId: body.id, cancelledAt: { $exists: false } })).toBe(0)
})

describe('the schedule of saved searches', () => {
  it('runs a daily one again the next morning, where its homes are', async () => {
    const as = service.signIn()
    const { body } = await save(as, { frequency: 'daily' })
    await runDue(service)
    const { nextCheckAt } = (await mine(as, body.id))!
    const shown = new Intl.DateTimeFormat('en-AU', {
      timeZone: 'Australia/Melbourne',
      day: 'numeric',
      hour: '2-digit',
      hour12: false,
    }).format(new Date(nextCheckAt!))
    expect(shown).toMatch(/^21, 0[2-6]$/)
  })

  it.each([
    ['instant', 60],
    ['daily', 48 * 60],
  ] as const)('does not delay %s ones when the clock is set back', async (frequency, minutes) => {
    const { body } = await save(service.signIn(), { frequency })
    await runDue(service)
    const runs = () => service.store.collection('searches').countDocuments({ savedSearchId: body.id })
    expect(await runs()).toBe(1)
    service.clock.advance(-minutes * minuteMs)
    await service.runJob('run-saved-searches')
    expect(await runs()).toBe(2)
    service.clock.advance(minutes * minuteMs)
    await runDue(service)
  })

  it('skips those that are off or deleted, and runs one whose buyer’s trial is over once they may search again', async () => {
    const off = service.signIn()
    const { body: quiet } = await save(off, { frequency: 'off' })
    const leaving = service.signIn()
    const { body: deleted } = await save(leaving)
    await service.call(deleteSavedSearch, { as: leaving, params: { id: deleted.id } })
    const sub = `user-${crypto.randomUUID()}`
    const sixDaysAgo = new Date(service.clock.now().getTime() - (7 * 24 * 60 - 10) * minuteMs).toISOString()
    const { body: expiring } = await save(service.signIn({ sub, createdAt: sixDaysAgo }), { frequency: 'instant' })
    await runDue(service)
    service.clock.advance(20 * minuteMs)
    const runsOf = (id: string) => service.store.collection('searches').countDocuments({ savedSearchId: id })
    await runDue(service)
    expect([await runsOf(quiet.id), await runsOf(deleted.id), await runsOf(expiring.id)]).toEqual([0, 0, 1])
    const paying = () => service.signIn({ sub, createdAt: sixDaysAgo, plan: 'annual', subscriptionStatus: 'active' })
    await service.call(listSavedSearches, { as: paying() })
    service.clock.advance(20 * minuteMs)
    await runDue(service)
    await service.runJob('purge-cancelled-searches')
    const saved = await mine(paying(), expiring.id)
    expect(saved?.lastCheckedAt).toBe(service.clock.now().toISOString())
  })

  it('keeps the searches of its latest run only', async () => {
    const sub = `user-${crypto.randomUUID()}`
    const { body } = await save(service.signIn({ sub }), { frequency: 'instant' })
    for (let run = 0; run < 3; run += 1) {
      await runDue(service)
      service.clock.advance(16 * minuteMs)
    }
    await service.runJob('purge-cancelled-searches')
    const kept = await service.store.collection('searches').find({ savedSearchId: body.id }).toArray()
    const completed = kept.filter(({ status }) => status === 'completed').map(({ _id }) => String(_id))
    expect(completed).toEqual([(await mine(service.signIn({ sub }), body.id))?.lastSearchId])
  })
})
