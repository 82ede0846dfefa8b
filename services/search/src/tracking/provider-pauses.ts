import { ProviderLimited } from '@verandah/listing-providers'

const minuteMs = 60_000
/** Homes that a provider could not be asked for wait this long at least, so that other homes have their turn. */
const shortestRetryMs = 10 * minuteMs
const longestRetryMs = 60 * minuteMs

/** When providers that failed, asked for a pause, or whose calls are used up can be asked again, in this process. */
export function createPauses() {
  const ends = new Map<string, number>()
  return {
    begin: (provider: string, error: unknown, now: Date): void => {
      const pauseMs = error instanceof ProviderLimited ? error.retryAfterMs : minuteMs
      ends.set(provider, now.getTime() + pauseMs)
    },
    isPaused: (provider: string, now: Date): boolean => (ends.get(provider) ?? 0) > now.getTime(),
    /** When homes that were not asked for are tried again. */
    retryAt: (now: Date): Date => {
      const longestMs = Math.max(shortestRetryMs, ...[...ends.values()].map((end) => end - now.getTime()))
      return new Date(now.getTime() + Math.min(longestRetryMs, longestMs))
    },
  }
}

export type Pauses = ReturnType<typeof createPauses>
