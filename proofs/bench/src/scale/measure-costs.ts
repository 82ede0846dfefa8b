import { setTimeout as wait } from 'node:timers/promises'
import {
  getProperty,
  listProperties,
  listPropertyAdverts,
  removeSavedProperty,
  saveProperty,
  saveSearch,
} from '@verandah/contracts'
import { createBuyer, type Buyer } from '@verandah/runtime/testing'
import { followSearch, openBuyer } from '../follow-search.ts'
import { inTurn } from '../measure.ts'
import { places } from '../places.ts'
import { joinUsed, type Used, type WatchedFleet } from './watched-fleet.ts'
import type { Work } from '../../../../tools/k8s/days/work.ts'

/** How often saved searches run, and followed homes are looked up, while their cost is measured. */
export const measuredEveryMs = 60_000
const rounds = 2
const times = 20
const savedSearches = 10
const followedHomes = 40
const settlingMs = 4_000
const idleSeconds = 30

/** The home's page as a browser asks for it. */
export async function visit(buyer: Buyer, id: string): Promise<void> {
  await Promise.all([buyer.call(getProperty, { params: { id } }), buyer.call(listPropertyAdverts, { params: { id } })])
}

export async function homesOf(buyer: Buyer): Promise<string[]> {
  return (await buyer.call(listProperties, { query: { limit: 100 } })).body.map(({ id }) => id)
}

export type UsedByWork = Readonly<Record<Work, Used>>

/** Measures each kind of work on a warm fleet, one after another; what the fleet uses idle is taken off. */
export async function measureCosts({ url, read }: WatchedFleet): Promise<{ costs: UsedByWork; idle: Used }> {
  const buyer = await openBuyer(url)
  await inTurn(times, () => followSearch(buyer, { locations: places }))
  const homes = await homesOf(buyer)
  // The first search of each is measured: that of one who has searched before writes less.
  const others = await inTurn(times, () => createBuyer(url))
  const atFirst = await read()
  await wait(idleSeconds * 1_000)
  const idle = joinUsed(await read(), atFirst, (after, before) => (after - before) / idleSeconds)
  const measure = async (act: () => Promise<number>): Promise<Used> => {
    const before = await read()
    const count = await act()
    await wait(settlingMs)
    const used = joinUsed(await read(), before, (after, first) => after - first)
    return joinUsed(used, idle, (all, rest) => Math.max(0, all - (rest * used.at) / 1_000) / count)
  }
  const measureEach = (act: (round: number) => Promise<unknown>) =>
    measure(async () => (await inTurn(times, act)).length)
  const costs = {
    search: await measureEach((round) => followSearch(others[round]!, { locations: places })),
    visit: await measureEach((round) => visit(buyer, homes[round % homes.length] ?? '')),
    registration: await measureEach(() => createBuyer(url)),
    lookUp: await whileFollowing(buyer, homes.slice(0, followedHomes), (count) =>
      measure(() => wait(rounds * measuredEveryMs, rounds * count)),
    ),
    savedRun: await measure(() => runSavedSearches(buyer, read)),
  }
  return { costs, idle }
}

const whileFollowing = async (
  buyer: Buyer,
  homes: readonly string[],
  act: (count: number) => Promise<Used>,
): Promise<Used> => {
  const saved = await inTurn(homes.length, (at) => buyer.call(saveProperty, { body: { propertyId: homes[at]! } }))
  await wait(settlingMs)
  const used = await act(saved.length)
  for (const { body } of saved) await buyer.call(removeSavedProperty, { params: { id: body.id } })
  await wait(settlingMs)
  return used
}

/** Saved searches for different homes, so that none shares the run of another; resolves to the number of runs. */
const runSavedSearches = async (buyer: Buyer, read: () => Promise<Used>): Promise<number> => {
  const before = (await read()).searches
  await inTurn(savedSearches, (index) => {
    const filters = { locations: places, maxPrice: 1_500_000 + index * 50_000 }
    return buyer.call(saveSearch, { body: { name: `Homes ${index}`, filters, frequency: 'instant' } })
  })
  await wait((rounds + 0.5) * measuredEveryMs)
  return (await read()).searches - before
}
