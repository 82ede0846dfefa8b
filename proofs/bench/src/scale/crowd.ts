import { setTimeout as wait } from 'node:timers/promises'
import { createBuyer, type Buyer } from '@verandah/runtime/testing'
import { followSearch } from '../follow-search.ts'
import type { Figure } from '../measure.ts'
import { places } from '../places.ts'
import { homesOf, mapUsed, visit } from './measure-costs.ts'
import type { Measured, Used } from './read-fleet.ts'
import type { Costs } from './work.ts'

const buyers = 500
const minutes = 10
const visitsOfEach = 4
const registeringAtOnce = 5
const settlingMs = 5_000

/**
 * Five hundred buyers within ten minutes, each at a moment of their own: a search and the pages of four homes, while
 * saved searches run on. Compares the processor time of each part with what the costs of single pieces of work say.
 */
export async function compareCrowd({ url, read }: Measured, costs: Costs, idle: Used): Promise<Figure[]> {
  const crowd = await registerAll(url)
  await wait(settlingMs)
  const before = await read()
  const done = await Promise.all(crowd.map((buyer, index) => live(buyer, momentOf(index))))
  await wait(settlingMs)
  const after = await read()
  const seconds = (after.at - before.at) / 1000
  const used = mapUsed(after, before, (now, then) => now - then)
  const visits = done.reduce((sum, count) => sum + count, 0)
  const expectedOf = (part: string) =>
    (idle.cpuMs[part] ?? 0) * seconds +
    (costs.search.cpuMs[part] ?? 0) * buyers +
    (costs.savedRun.cpuMs[part] ?? 0) * (used.searches - buyers) +
    (costs.visit.cpuMs[part] ?? 0) * visits
  const parts = Object.keys(used.cpuMs)
  const sum = (of: (part: string) => number) => parts.reduce((total, part) => total + of(part), 0)
  return [
    { name: `searches of ${buyers} buyers in ${minutes} minutes`, value: used.searches, unit: '' },
    { name: 'pages of homes', value: visits, unit: '' },
    { name: 'processors used', value: sum((part) => used.cpuMs[part] ?? 0) / seconds / 1000, unit: '' },
    ...parts.map((part) => ({
      name: `${part}: used, of what the model says`,
      value: ((used.cpuMs[part] ?? 0) / expectedOf(part)) * 100,
      unit: '%',
    })),
    {
      name: 'all parts: used, of what the model says',
      value: (sum((part) => used.cpuMs[part] ?? 0) / sum(expectedOf)) * 100,
      unit: '%',
    },
  ]
}

const registerAll = async (url: string): Promise<Buyer[]> => {
  const crowd: Buyer[] = []
  while (crowd.length < buyers)
    crowd.push(...(await Promise.all(Array.from({ length: registeringAtOnce }, () => createBuyer(url)))))
  return crowd
}

/** Moments in irregular order, spread evenly over the minutes. */
const momentOf = (index: number): number => ((index * 211) % buyers) * ((minutes * 60_000) / buyers)

/** Resolves to the number of pages that the buyer opened. */
const live = async (buyer: Buyer, startsAfterMs: number): Promise<number> => {
  await wait(startsAfterMs)
  await followSearch(buyer, { locations: places })
  const homes = (await homesOf(buyer)).slice(0, visitsOfEach)
  for (const id of homes) await visit(buyer, id)
  return homes.length
}
