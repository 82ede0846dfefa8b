import { setTimeout as wait } from 'node:timers/promises'
import { createBuyer, type Buyer } from '@verandah/runtime/testing'
import { followSearch } from '../follow-search.ts'
import { inTurn, type Figure } from '../measure.ts'
import { places } from '../places.ts'
import { homesOf, visit, type UsedByWork } from './measure-costs.ts'
import { joinUsed, parts, type Used, type WatchedFleet } from './watched-fleet.ts'

const buyers = 500
const minutes = 10
const visitsOfEach = 4
const registeringAtOnce = 5
const settlingMs = 5_000

/**
 * Five hundred buyers within ten minutes, each at a moment of their own: a search and the pages of four homes, while
 * saved searches run on. Compares the processor time of each part with what the costs of single pieces of work say.
 */
export async function compareCrowd({ url, read }: WatchedFleet, costs: UsedByWork, idle: Used): Promise<Figure[]> {
  const register = () => Promise.all(Array.from({ length: registeringAtOnce }, () => createBuyer(url)))
  const crowd = (await inTurn(buyers / registeringAtOnce, register)).flat()
  await wait(settlingMs)
  const before = await read()
  const visits = (await Promise.all(crowd.map(live))).reduce((sum, count) => sum + count, 0)
  await wait(settlingMs)
  const used = joinUsed(await read(), before, (after, first) => after - first)
  const seconds = used.at / 1_000
  const done = { search: buyers, savedRun: used.searches - buyers, visit: visits } as const
  const expectedOf = (part: string) =>
    Object.entries(done).reduce(
      (sum, [work, count]) => sum + count * (costs[work as keyof typeof done][part] ?? 0),
      (idle[part] ?? 0) * seconds,
    )
  const usedBy = (part: string) => used[part] ?? 0
  const sum = (of: (part: string) => number) => parts.reduce((total, part) => total + of(part), 0)
  const compared = (what: string, ratio: number) => ({
    name: `${what}: used, of what the model says`,
    value: ratio * 100,
    unit: '%',
  })
  return [
    { name: `searches of ${buyers} buyers in ${minutes} minutes`, value: used.searches, unit: '' },
    { name: 'pages of homes', value: visits, unit: '' },
    { name: 'processors used', value: sum(usedBy) / seconds / 1_000, unit: '' },
    ...parts.map((part) => compared(part, usedBy(part) / expectedOf(part))),
    compared('all parts', sum(usedBy) / sum(expectedOf)),
  ]
}

/** Begins at a moment of its own, in irregular order; resolves to the number of pages that the buyer opened. */
const live = async (buyer: Buyer, index: number): Promise<number> => {
  await wait(((index * 211) % buyers) * ((minutes * 60_000) / buyers))
  await followSearch(buyer, { locations: places })
  const homes = (await homesOf(buyer)).slice(0, visitsOfEach)
  for (const id of homes) await visit(buyer, id)
  return homes.length
}
