import { eachAlone, type Job } from '@verandah/kit'
import { endSearch, endWithWhatCame } from './complete-search.ts'
import type { SearchParts } from '../search-parts.ts'
import { durationText } from '../request/limit-searches.ts'
import type { UnfinishedSearch } from '../searches.ts'

const intervalMs = 1_000

/** A handler ends its search within one deadline; after this many it is considered lost. */
const deadlinesInHand = 3

/**
 * Ends overdue searches. Without a handler a search ends at its deadline. A running or queued one is measured in runs
 * of this job, time in which the process could work, so that a restart or a stall costs it nothing.
 */
export function completeOverdueSearches(deps: SearchParts): Job {
  const { searches, clock, settings } = deps
  const countRuns = createSightings()
  const limitMs = ({ isWaiting }: UnfinishedSearch) =>
    isWaiting === true ? settings.SEARCH_WAIT_MS : deadlinesInHand * settings.SEARCH_DEADLINE_MS
  return {
    name: 'complete-overdue-searches',
    intervalMs,
    run: async () => {
      const unfinished = await searches.unfinished()
      const overdue = unfinished.some(isIdle) ? await searches.overdueAt(clock.now(), settings.SEARCH_DEADLINE_MS) : []
      const waitingOrHeld = unfinished.filter((search) => !isIdle(search))
      const runs = countRuns(waitingOrHeld.map(keyOf))
      const isLate = (search: UnfinishedSearch) => (runs.get(keyOf(search)) ?? 0) * intervalMs > limitMs(search)
      await eachAlone(
        [
          ...overdue.map((search) => () => endWithWhatCame(deps, search)),
          ...waitingOrHeld.filter(isLate).map((search) => () => endUnfinished(deps, search)),
        ],
        (end) => end(),
      )
    },
  }
}

/** Begun, and without a handler. */
const isIdle = ({ isWaiting, heldBy }: UnfinishedSearch): boolean => isWaiting !== true && heldBy === undefined

const keyOf = ({ _id, isWaiting }: UnfinishedSearch): string => `${_id}:${isWaiting === true ? 'waiting' : 'in hand'}`

const endUnfinished = async (deps: SearchParts, { _id, isWaiting }: UnfinishedSearch): Promise<void> => {
  const search = await deps.searches.find(_id)
  if (search?.status !== 'processing' || search.isWaiting !== isWaiting) return
  if (isWaiting !== true) return endWithWhatCame(deps, search)
  const failure = search.endedAs === undefined ? noTurnWithin(deps.settings.SEARCH_WAIT_MS) : null
  await endSearch(deps, search, await deps.pages.factsOf([_id]), failure)
}

const noTurnWithin = (ms: number): string =>
  `So many searches are running that this one didn’t get its turn within ${durationText(ms)}.`

/**
 * Counts the consecutive runs of a job that saw each key, this one included. That measures time in which the process
 * could work: while it is blocked or dead, the job does not run.
 */
const createSightings = () => {
  let counts: ReadonlyMap<string, number> = new Map()
  return (keys: readonly string[]): ReadonlyMap<string, number> => {
    counts = new Map(keys.map((key) => [key, (counts.get(key) ?? 0) + 1]))
    return counts
  }
}
