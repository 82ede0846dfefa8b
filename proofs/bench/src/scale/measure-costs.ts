import { setTimeout as wait } from 'node:timers/promises'
import {
  getProperty,
  listProperties,
  listPropertyAdverts,
  removeSavedProperty,
  saveProperty,
  saveSearch,
} from '@verandah/contracts'
import { createBuyer, saveWeights, type Buyer } from '@verandah/runtime/testing'
import { followSearch } from '../follow-search.ts'
import { places } from '../places.ts'
import type { Measured, Used } from './read-fleet.ts'
import type { Cost, Costs } from './work.ts'

/** How often saved searches run, and followed homes are looked up, while their cost is measured. */
export const measuredEveryMs = 60_000
const rounds = 2
const times = 20
const savedSearches = 10
const followedHomes = 40
const settlingMs = 4_000

/** The home's page as a browser asks for it. */
export async function visit(buyer: Buyer, id: string): Promise<void> {
  await Promise.all([buyer.call(getProperty, { params: { id } }), buyer.call(listPropertyAdverts, { params: { id } })])
}

export async function homesOf(buyer: Buyer): Promise<string[]> {
  return (await buyer.call(listProperties, { query: { limit: 100 } })).body.map(({ id }) => id)
}

/** Measures each kind of work on a warm fleet, one after another; what the fleet uses idle is taken off. */
export async function measureCosts({ url, read }: Measured): Promise<Costs & { idle: Used }> {
  const buyer = await createBuyer(url)
  await saveWeights(buyer)
  for (let round = 0; round < times; round += 1) await followSearch(buyer, { locations: places })
  const homes = await homesOf(buyer)
  const others = await newBuyers(url)
  const idle = await perSecond(read)
  const measure = async (act: () => Promise<number>): Promise<Cost> => {
    const before = await read()
    const count = await act()
    await wait(settlingMs)
    return shareOf(before, await read(), idle, count)
  }
  const repeat = (act: (round: number) => Promise<unknown>) => async () => {
    for (let round = 0; round < times; round += 1) await act(round)
    return times
  }
  const search = await measure(repeat((round) => followSearch(others[round]!, { locations: places })))
  const visits = await measure(repeat((round) => visit(buyer, homes[round % homes.length] ?? '')))
  const registration = await measure(repeat(() => createBuyer(url)))
  const lookUp = await following(buyer, homes, () =>
    measure(async () => {
      await wait(rounds * measuredEveryMs)
      return rounds * Math.min(followedHomes, homes.length)
    }),
  )
  const savedRun = await measure(() => savedRuns(buyer, read))
  return { search, visit: visits, registration, lookUp, savedRun, idle }
}

/** Buyers whose first search is measured: that of one who has searched before writes less. */
const newBuyers = async (url: string): Promise<Buyer[]> => {
  const buyers: Buyer[] = []
  while (buyers.length < times) buyers.push(await createBuyer(url))
  return buyers
}

/** Follows homes for as long as `act` takes. */
const following = async <Result>(
  buyer: Buyer,
  homes: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> => {
  const saved: string[] = []
  for (const propertyId of homes.slice(0, followedHomes))
    saved.push((await buyer.call(saveProperty, { body: { propertyId } })).body.id)
  await wait(settlingMs)
  const result = await act()
  for (const id of saved) await buyer.call(removeSavedProperty, { params: { id } })
  await wait(settlingMs)
  return result
}

/** Saved searches for different homes, so that none shares the run of another; resolves to the number of runs. */
const savedRuns = async (buyer: Buyer, read: () => Promise<Used>): Promise<number> => {
  const before = (await read()).searches
  for (let index = 0; index < savedSearches; index += 1) {
    const filters = { locations: places, maxPrice: 1_500_000 + index * 50_000 }
    await buyer.call(saveSearch, { body: { name: `Homes ${index}`, filters, frequency: 'instant' } })
  }
  await wait((rounds + 0.5) * measuredEveryMs)
  return (await read()).searches - before
}

const idleSeconds = 30

const perSecond = async (read: () => Promise<Used>): Promise<Used> => {
  const before = await read()
  await wait(idleSeconds * 1000)
  return mapUsed(await read(), before, (after, first) => (after - first) / idleSeconds)
}

const shareOf = (before: Used, after: Used, idle: Used, count: number): Cost => {
  const seconds = (after.at - before.at) / 1000
  const grown = mapUsed(after, before, (now, then) => now - then)
  const share = mapUsed(grown, idle, (used, rest) => Math.max(0, used - rest * seconds) / count)
  const { cpuMs, storeCommands, storeKb, eventKb, providerCalls } = share
  return { cpuMs, storeCommands, storeKb, eventKb, providerCalls }
}

/** Joins two readings figure by figure. */
export function mapUsed(a: Used, b: Used, join: (x: number, y: number) => number): Used {
  return {
    at: join(a.at, b.at),
    cpuMs: Object.fromEntries(Object.entries(a.cpuMs).map(([part, ms]) => [part, join(ms, b.cpuMs[part] ?? 0)])),
    storeCommands: join(a.storeCommands, b.storeCommands),
    storeKb: join(a.storeKb, b.storeKb),
    eventKb: join(a.eventKb, b.eventKb),
    providerCalls: join(a.providerCalls, b.providerCalls),
    searches: join(a.searches, b.searches),
  }
}
