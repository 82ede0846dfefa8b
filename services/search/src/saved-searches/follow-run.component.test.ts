import {
  listSavedSearches,
  listSearchResults,
  overrideScore,
  SavedSearchChecked,
  saveSearch,
  updateSavedSearch,
  type SavedSearch,
} from '@verandah/contracts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addAliasToRunOf } from '../testing/add-alias.ts'
import { runDue, startPatientSearch } from '../testing/run-saved-searches.ts'
import { richmond, type SearchUnderTest } from '../testing/start-search.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
let service: SearchUnderTest
beforeAll(async () => {
  service = await startPatientSearch()
})
afterAll(() => service.stop())

interface Buyer {
  sub: string
  id: string
}
const signIn = ({ sub }: Pick<Buyer, 'sub'>, hasSearchGrant = true) => service.signIn({ sub, hasSearchGrant })
const must = [{ name: 'pool' as const, value: 'shared', wish: 'must' as const }]
const follow = async (facts = must, frequency: SavedSearch['frequency'] = 'instant'): Promise<Buyer> => {
  const sub = `user-${crypto.randomUUID()}`
  const body = { name: 'Richmond', filters: { locations: [richmond], facts }, frequency }
  return { sub, id: (await service.call(saveSearch, { as: signIn({ sub }), body })).body.id }
}
const savedOf = async (buyer: Buyer): Promise<SavedSearch> => {
  const { body } = await service.call(listSavedSearches, { as: signIn(buyer) })
  return body.find(({ id }) => id === buyer.id)!
}
const runsOf = ({ id }: Buyer) => service.store.collection('searches').countDocuments({ savedSearchId: id })
const runsOfAll = async () => (await Promise.all(buyers.map(runsOf))).reduce((sum, runs) => sum + runs, 0)
const said = ({ id }: Buyer) =>
  service.bus
    .published(SavedSearchChecked)
    .filter(({ data }) => data.savedSearchId === id)
    .flatMap(({ data }) => data.changes.map(({ kind, propertyId, after }) => `${kind} ${propertyId} ${after}`))
    .toSorted()

/** Advances the clock by a quarter of an hour. */
const nextRound = async () => {
  service.clock.advance(16 * minuteMs)
  await runDue(service)
}
/** Advances the market by days, and the buyers' clock by a quarter of an hour. */
const nextRoundAfter = async (days: number) => {
  service.market.advance(days)
  await nextRound()
}
/** Makes its run due before the others'. */
const letLead = ({ id }: Buyer) =>
  service.store
    .collection('saved_searches')
    .updateOne({ _id: id as never }, { $set: { nextCheckAt: new Date(service.clock.now().getTime() - 1) } })
/** Overrides a fact of a found home, so that it no longer matches the search. */
const noPoolAt = async (buyer: Buyer): Promise<string> => {
  const { lastSearchId } = await savedOf(buyer)
  const call = { as: signIn(buyer), params: { searchId: lastSearchId! } }
  const { id } = (await service.call(listSearchResults, call)).body[0]!
  const scoreOverrides = { facts: [{ name: 'pool' as const, value: 'no' }] }
  await service.call(overrideScore, { as: signIn(buyer), params: { id }, body: { scoreOverrides } })
  return id
}

let buyers: Buyer[]
let first: Buyer, second: Buyer, third: Buyer
beforeEach(async () => {
  await service.store.collection('saved_searches').deleteMany({})
  buyers = [(first = await follow()), (second = await follow()), (third = await follow())]
  await runDue(service)
})

describe('equal instant saved searches', () => {
  it('share one run while nothing changes, and each is checked', async () => {
    expect(await runsOfAll()).toBe(3)
    await nextRound()
    await nextRound()
    expect(await runsOfAll()).toBe(5)
    for (const buyer of buyers) {
      const { lastCheckedAt, homesCount, nextCheckAt } = await savedOf(buyer)
      expect(lastCheckedAt).toBe(service.clock.now().toISOString())
      expect(homesCount).toBe((await savedOf(first)).homesCount)
      expect(Date.parse(nextCheckAt!)).toBeGreaterThan(service.clock.now().getTime())
      expect(said(buyer)).toEqual([])
    }
  })

  it('report changes to every buyer once, each by a search of their own', async () => {
    await nextRoundAfter(9)
    const changes = said(first)
    expect(changes.length).toBeGreaterThan(3)
    expect([said(second), said(third)]).toEqual([changes, changes])
    await nextRound()
    for (const buyer of buyers) {
      expect(said(buyer)).toEqual(changes)
      const { lastSearchId, homesCount } = await savedOf(buyer)
      const call = { as: signIn(buyer), params: { searchId: lastSearchId! } }
      expect((await service.call(listSearchResults, call)).body).toHaveLength(homesCount)
    }
  })

  it('report a home that no longer matches by a buyer’s own correction to that buyer only', async () => {
    const left = await noPoolAt(second)
    await letLead(first)
    await nextRound()
    expect(said(second)).toEqual([`gone ${left} null`])
    expect([said(first), said(third)]).toEqual([[], []])
    const counts = await Promise.all(buyers.map(async (buyer) => (await savedOf(buyer)).homesCount))
    expect(counts).toEqual([counts[0], counts[0]! - 1, counts[0]])
  })

  it('show followers a home that the run’s own buyer has excluded by a correction', async () => {
    await noPoolAt(first)
    await letLead(first)
    await nextRound()
    expect(said(first)).toHaveLength(1)
    expect([said(second), said(third)]).toEqual([[], []])
    expect(await runsOfAll()).toBe(4)
  })

  it('ignore a home that has merged into another since the run found it', async () => {
    await letLead(first)
    service.clock.advance(16 * minuteMs)
    await service.runJob('run-saved-searches')
    await addAliasToRunOf(service.store, first.id)
    const before = await Promise.all([second, third].map(runsOf))
    await runDue(service)
    expect(await Promise.all([second, third].map(runsOf))).toEqual(before)
    expect([said(second), said(third)]).toEqual([[], []])
  })

  it('run for each buyer at least once a day', async () => {
    const before = await Promise.all(buyers.map(runsOf))
    service.clock.advance(dayMs)
    await runDue(service)
    await nextRound()
    const after = await Promise.all(buyers.map(runsOf))
    expect(after.every((runs, index) => runs > before[index]!)).toBe(true)
  })

  it('check nothing for a buyer who may not search', async () => {
    const collection = service.store.collection('saved_searches')
    await collection.updateOne({ _id: third.id as never }, { $set: { standing: { plan: 'annual', isAdmin: false } } })
    const before = service.clock.now().toISOString()
    await nextRound()
    const checked = async () => {
      const docs = await collection.find({}, { sort: { createdAt: 1, _id: 1 } }).toArray()
      return new Map(docs.map((doc) => [String(doc._id), (doc.lastCheckedAt as Date).toISOString()]))
    }
    expect((await checked()).get(third.id)).toBe(before)
    expect((await checked()).get(second.id)).toBe(service.clock.now().toISOString())
  })
})

describe('a saved search', () => {
  it('does not follow a different one', async () => {
    const other = await follow([{ ...must[0]!, value: 'yes' }])
    await runDue(service)
    await nextRound()
    expect(await runsOf(other)).toBe(2)
  })

  it.each(['daily', 'off'] as const)('that has become %s follows no run in progress', async (frequency) => {
    service.clock.advance(16 * minuteMs)
    service.market.advance(9)
    await service.runJob('run-saved-searches')
    const collection = service.store.collection<{ _id: string; followsSearchId?: string }>('saved_searches')
    const waiting = await collection.findOne({ followsSearchId: { $exists: true } })
    const buyer = buyers.find(({ id }) => id === waiting?._id)!
    const before = await runsOf(buyer)
    const change = { as: signIn(buyer), params: { id: buyer.id }, body: { frequency } }
    await service.call(updateSavedSearch, change)
    await runDue(service)
    expect(await runsOf(buyer)).toBe(before)
    expect(said(buyer)).toEqual([])
  })

  it('is compared from its new start when it is turned on again while it waits', async () => {
    const turn = (frequency: SavedSearch['frequency']) =>
      service.call(updateSavedSearch, { as: signIn(second), params: { id: second.id }, body: { frequency } })
    await turn('off')
    await nextRoundAfter(9)
    await turn('instant')
    const before = await runsOf(second)
    await letLead(first)
    await runDue(service)
    expect(await runsOf(second)).toBe(before + 1)
    await nextRound()
    expect(said(first).length).toBeGreaterThan(0)
    expect(said(second)).toEqual([])
  })
})
