import { listSavedSearches, saveSearch, SavedSearchChecked, type SavedSearch } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { beforeEach, describe, expect, it } from 'vitest'
import { runDue } from '../testing/run-saved-searches.ts'
import { richmond } from '../testing/start-search.ts'
import { useFaultySearch } from '../testing/use-faulty-search.ts'

const dayMs = 24 * 60 * 60_000
const patient = { SEARCH_DEADLINE_MS: '600000', PROVIDER_DEADLINE_MS: '600000', PROVIDER_ATTEMPT_MS: '600000' }
const { service, domain, startAlone } = useFaultySearch()

interface Buyer {
  sub: string
  id: string
}

const save = async (maxPrice = 1_500_000, frequency: SavedSearch['frequency'] = 'daily'): Promise<Buyer> => {
  const sub = `user-${crypto.randomUUID()}`
  const body = { name: 'Richmond', filters: { locations: [richmond], maxPrice }, frequency }
  return { sub, id: (await service().call(saveSearch, { as: service().signIn({ sub }), body })).body.id }
}
const savedOf = async ({ sub, id }: Buyer): Promise<SavedSearch> => {
  const { body } = await service().call(listSavedSearches, { as: service().signIn({ sub, hasSearchGrant: true }) })
  return body.find((saved) => saved.id === id)!
}
const runsOf = ({ id }: Buyer) => service().store.collection('searches').countDocuments({ savedSearchId: id })
const said = ({ id }: Buyer) =>
  service()
    .bus.published(SavedSearchChecked)
    .filter(({ data }) => data.savedSearchId === id)
    .flatMap(({ data }) => data.changes.map(({ kind, propertyId }) => `${kind} ${propertyId}`))
    .toSorted()

/** Runs everything that is due at the buyer's next moment; resolves to the calls that it cost. */
const runNextOf = async (buyer: Buyer): Promise<number> => {
  const before = domain().calls()
  const { nextCheckAt } = await savedOf(buyer)
  service().clock.advance(Date.parse(nextCheckAt!) - service().clock.now().getTime() + 1)
  await runDue(service())
  return domain().calls() - before
}

let buyers: Buyer[]
let first: Buyer
let isDown = false
beforeEach(async () => {
  isDown = false
  await startAlone(() => (isDown ? { status: 400 } : null), patient)
  first = await save()
  buyers = [first, await save(), await save()]
  for (const buyer of buyers) await savedOf(buyer)
  await runDue(service())
})

describe('equal daily saved searches', () => {
  it('cost one run in a morning, and each is checked and waits for its next morning', async () => {
    const before = await Promise.all(buyers.map(runsOf))
    expect(before).toEqual([1, 1, 1])
    const calls = domain().calls() / 3
    for (const morning of [1, 2]) {
      expect(await runNextOf(first)).toBe(calls)
      const runs = await Promise.all(buyers.map(runsOf))
      expect(runs.reduce((sum, count) => sum + count)).toBe(3 + morning)
      const now = service().clock.now()
      for (const buyer of buyers) {
        const { lastCheckedAt, nextCheckAt } = await savedOf(buyer)
        expect(lastCheckedAt).toBe(now.toISOString())
        expect(Date.parse(nextCheckAt!) - now.getTime()).toBeGreaterThan(dayMs - 60_000)
        expect(wallClockOf(nextCheckAt!, 'Australia/Melbourne').time).toMatch(/^0[2-6]:/)
      }
    }
  })

  it('report to every buyer what one of them found', async () => {
    const searches = service().store.collection<{ _id: string; homes: object[] }>('saved_search_homes')
    for (const { _id, homes } of await searches.find().toArray()) {
      const [known, ...others] = homes
      const forgotten = { ...known, prices: [1, 1, 1], priceText: 'Formerly' }
      await searches.updateOne({ _id }, { $set: { homes: [forgotten, ...others] } })
    }
    await runNextOf(first)
    expect(said(first)).toHaveLength(1)
    for (const buyer of buyers) expect(said(buyer)).toEqual(said(first))
    for (const buyer of buyers) expect(await runsOf(buyer)).toBe(2)
  })

  it('run themselves once a week, so that their results are no older', async () => {
    for (let morning = 0; morning < 9; morning += 1) await runNextOf(first)
    for (const buyer of buyers) expect(await runsOf(buyer)).toBeGreaterThan(1)
  })

  it('are tried again within the hour when the run that they follow fails', async () => {
    isDown = true
    await runNextOf(first)
    const checkedAt = (await savedOf(first)).lastCheckedAt
    isDown = false
    service().clock.advance(16 * 60_000)
    await runDue(service())
    for (const buyer of buyers) {
      const { lastCheckedAt, nextCheckAt } = await savedOf(buyer)
      expect(Date.parse(lastCheckedAt!)).toBeGreaterThan(Date.parse(checkedAt!))
      expect(Date.parse(nextCheckAt!) - service().clock.now().getTime()).toBeGreaterThan(dayMs / 2)
    }
  })
})

it('different daily saved searches run at moments of their own', async () => {
  const other = await save(1_400_000)
  await runDue(service())
  const moments = await Promise.all([...buyers, other].map(async (buyer) => (await savedOf(buyer)).nextCheckAt))
  expect(new Set(moments).size).toBe(2)
})

it('a hundred runs that cannot be concluded block no others', async () => {
  const saved = service().store.collection<{ _id: string }>('saved_searches')
  const damaged = (_: unknown, at: number) => ({ _id: `damaged-${at}`, runSearchId: ` ${at}`, filters: null })
  await saved.insertMany(Array.from({ length: 100 }, damaged))
  service().clock.advance(2 * dayMs)
  for (let step = 0; step < 3; step += 1) {
    await service().runJob('run-saved-searches')
    await service().scoreAll()
  }
  expect(await savedOf(first)).toMatchObject({ lastCheckedAt: service().clock.now().toISOString() })
})
