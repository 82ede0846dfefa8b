import { defineCounter, defineHistogram } from '@verandah/kit'
import type { SearchDoc } from './search-document.ts'

const ended = defineCounter({
  name: 'searches_ended_total',
  help: 'Searches that ended: completed, failed or cancelled.',
  labelNames: ['outcome'],
})
// A rate needs a zero to rise from: the first failure of a process counts too.
for (const outcome of ['completed', 'failed', 'cancelled']) ended.inc({ outcome }, 0)

const firstHomes = defineHistogram({
  name: 'search_first_homes_seconds',
  help: 'Time from a buyer’s request to the first scored homes of their search.',
  labelNames: [],
  buckets: [0.5, 1, 2, 5, 10, 20, 30, 60],
})
const homes = defineHistogram({
  name: 'search_homes',
  help: 'Homes that a search found.',
  labelNames: [],
  buckets: [0, 1, 5, 10, 25, 50, 100, 250, 500, 1_000],
})

const missing = defineCounter({
  name: 'search_homes_missing_total',
  help: 'Homes that a search names and that are not kept, each time they are asked for; more than 0 is an error.',
  labelNames: [],
})

export function countMissing(homes: number): void {
  missing.inc(homes)
}

export function countCancelled(): void {
  ended.inc({ outcome: 'cancelled' })
}

export function countEnded({ status, resultsCount }: { status: string; resultsCount: number }): void {
  ended.inc({ outcome: status })
  homes.observe(resultsCount)
}

/** Counts the first scored homes of a search that a buyer waits for, not of a saved search or the showcase. */
export function countFirstHomes(search: Pick<SearchDoc, 'createdAt' | 'savedSearchId'>, now: Date): void {
  if (search.savedSearchId === undefined) firstHomes.observe((now.getTime() - search.createdAt.getTime()) / 1_000)
}
