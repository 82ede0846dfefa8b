import { setTimeout as delay } from 'node:timers/promises'

/** How long feeds yield after a search starts. */
const searchMs = 500
const pauseMs = 50

/** Makes feed reading yield to searches. Continuous searches slow it down without stopping it. */
export function createYielding() {
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
