import { watchWrites } from '@verandah/kit/testing'
import type { WireAnswer } from './send-request.ts'

/** What a refusal may write: that somebody was refused. Counters of limits are kept elsewhere. */
const meantToChange = new Set(['security_events', 'feed_reports'])

export interface ChangeWatch {
  /** Names of the collections that refused requests changed: this one, and those before it whose writes came late. */
  changedByRefusal(answer: WireAnswer): string[]
  close(): void
}

/** Watches what every service does to its store, and for which request. */
export const watchChanges = (): ChangeWatch => {
  const watch = watchWrites()
  const refused = new Set<string>()
  return {
    changedByRefusal: ({ status, headers }) => {
      if (status >= 400) refused.add(String(headers['x-request-id']))
      const theirs = watch.take().filter(({ correlationId }) => refused.has(correlationId ?? ''))
      return [...new Set(theirs.map(({ collection }) => collection))].filter((name) => !meantToChange.has(name))
    },
    close: watch.stop,
  }
}
