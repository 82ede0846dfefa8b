import { setTimeout as delay } from 'node:timers/promises'

/** How long after its beginning a search has the process to itself. */
const searchMs = 500
const pauseMs = 50

/** Lets the reading of feeds give way to searches. Searches without end slow it down and do not stop it. */
export const createYielding = () => {
  let searchedAt = -Infinity
  const isSearching = () => performance.now() - searchedAt < searchMs
  return {
    noteSearch: () => {
      searchedAt = performance.now()
    },
    yieldToSearches: async (): Promise<void> => {
      for (let waitedMs = 0; waitedMs < searchMs && isSearching(); waitedMs += pauseMs) await delay(pauseMs)
    },
  }
}
