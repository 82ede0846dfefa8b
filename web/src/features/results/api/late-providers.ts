import type { ProviderProgress, SearchStatus } from '@verandah/contracts'
import { plural, timeText } from '@/lib/format.ts'

type Asks = Pick<ProviderProgress, 'askAgainAt' | 'timesAskedAgain'>

/** Whether the server asks it again at the moment. */
export function isAskedNow({ askAgainAt }: Pick<Asks, 'askAgainAt'>): boolean {
  return askAgainAt !== null && Date.parse(askAgainAt) <= Date.now()
}

/** How a provider that is missing is asked again: "We ask again at 9:42 am". Null if nothing is done about it. */
export function againText({ askAgainAt, timesAskedAgain }: Asks): string | null {
  if (isAskedNow({ askAgainAt })) return 'We’re asking again now'
  if (askAgainAt !== null) return `We ask again at ${timeText(askAgainAt)}`
  return timesAskedAgain === 0 ? null : `We asked again ${plural(timesAskedAgain, 'time')} without success`
}

const soonestMs = 5_000
const latestMs = 60_000

/**
 * How long to wait before the status of a finished search is worth another look; false if it asks no provider again.
 */
export function pauseUntilNews({ providers }: Pick<SearchStatus, 'providers'>): number | false {
  const times = providers.flatMap(({ askAgainAt }) => (askAgainAt === null ? [] : [Date.parse(askAgainAt)]))
  if (times.length === 0) return false
  return Math.min(latestMs, Math.max(soonestMs, Math.min(...times) - Date.now()))
}
