import { defineCounter, defineHistogram } from '@verandah/kit'

const ended = defineCounter({
  name: 'searches_ended_total',
  help: 'Searches that ended: completed, failed or cancelled.',
  labelNames: ['outcome'],
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

export const countMissing = (homes: number): void => missing.inc(homes)

export const countCancelled = (): void => ended.inc({ outcome: 'cancelled' })

export const countEnded = ({ status, resultsCount }: { status: string; resultsCount: number }): void => {
  ended.inc({ outcome: status })
  homes.observe(resultsCount)
}
