import { hasInfra } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { auditFleet, type Audit } from './testing/audit-fleet.ts'
import { deliverFeeds } from './testing/deliver-feeds.ts'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { askFifty, createBuyers, findingsOf, places, type AskedSearch } from './testing/fifty-searches.ts'
import { takeTheJourney } from './testing/journey.ts'
import { searchUndisturbed } from './testing/search-undisturbed.ts'
import { startFleet, type Fleet } from './testing/start-fleet.ts'

const isPossible = ['nats-server', 'redis-server'].map(hasInfra).every(Boolean)

describe.runIf(isPossible)('every service as a process of its own', () => {
  let fleet: Fleet
  let audit: Audit
  let asked: AskedSearch[]
  const ends: (() => Promise<unknown>)[] = []

  beforeAll(async () => {
    fleet = await startFleet()
    ends.push(fleet.stop)
    audit = await auditFleet(fleet)
    ends.push(audit.close)
    await deliverFeeds(fleet.marketUrl, fleet.folder, places)
    await feedsTakenIn(fleet.folder)
  }, 180_000)
  afterAll(async () => {
    for (const end of ends.toReversed()) await end()
  })

  it('leads a buyer through the same journey', async () => {
    await takeTheJourney(fleet.url)
  })

  it('completes fifty searches before their deadline, though search and then scoring are killed meanwhile', async () => {
    const buyers = await createBuyers(fleet.url)
    asked = await askFifty(buyers)
    const pages = await audit.pagesFetched()
    await passes(audit.pagesFetched, pages + 5)
    await fleet.kill('search')
    expect(await audit.searchesUnderWay()).toBeGreaterThan(0)
    const scored = await audit.pagesScored()
    await fleet.startAgain('search')
    await passes(audit.pagesScored, scored + 10)
    await fleet.kill('scoring')
    expect(await audit.searchesUnderWay()).toBeGreaterThan(0)
    await fleet.startAgain('scoring')
    await vi.waitFor(async () => expect(await audit.searchesUnderWay()).toBe(0), { timeout: 90_000, interval: 50 })

    const searches = await audit.searchesOf(asked.map(({ searchId }) => searchId))
    expect(searches.map(({ status }) => status)).toEqual(Array<string>(50).fill('completed'))
    expect(searches.filter(({ completedAt, deadlineAt }) => completedAt >= deadlineAt)).toEqual([])
    expect(await audit.redeliveriesTo('search')).toBeGreaterThan(0)
  }, 180_000)

  it('finds the same homes with the same scores as the one-process product at peace', async () => {
    const found = await Promise.all(asked.map(findingsOf))
    expect(found.every(({ homes }) => homes.length > 0)).toBe(true)
    expect(found).toEqual(await searchUndisturbed(fleet.marketUrl))
  }, 120_000)

  it('says and shows nothing twice', async () => {
    const completions = await audit.completions()
    for (const { buyer, searchId } of asked) {
      const homes = await buyer.resultsOf(searchId)
      expect(new Set(homes.map(({ address }) => address)).size).toBe(homes.length)
      expect(completions.filter((said) => said.searchId === searchId)).toMatchObject([
        { status: 'completed', resultsCount: homes.length },
      ])
    }
    expect(await audit.deadLetters()).toEqual([])
  }, 60_000)
})

const passes = (count: () => Promise<number>, least: number) =>
  vi.waitFor(async () => expect(await count()).toBeGreaterThanOrEqual(least), { timeout: 30_000, interval: 5 })
