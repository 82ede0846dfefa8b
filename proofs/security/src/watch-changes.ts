import { watchWrites } from '@verandah/kit/testing'
import type { WireAnswer } from './send-request.ts'

/** What a refusal may write: a record of itself. Counters of limits are stored elsewhere. */
const meantToChange = new Set(['security_events', 'feed_reports', 'feed_bodies'])

export interface ChangeWatch {
  /** Names of the collections changed by refused requests: this one, and earlier ones whose writes came late. */
  changedByRefusal(answer: WireAnswer): string[]
  close(): void
}

/** Watches the writes of every service, with the request behind each. */
export function watchChanges(): ChangeWatch {
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
