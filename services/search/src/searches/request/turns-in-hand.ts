import { createSemaphore, linkSignals } from '@verandah/kit'
import { lineOf, type WaitingSearch } from '../domain/choose-next.ts'
import type { SearchUpdates } from '../read/search-updates.ts'

type Queued = Pick<WaitingSearch, 'userId' | 'savedSearchId' | 'endedAs'>

/** How often the queue is polled: another process's change cannot wake this one. */
const lookAgainMs = 300

/** The searches that this process runs. One buyer gets a quarter of its places, so that others start at once. */
export function createTurnsInHand(atOnce: number, updates: Pick<SearchUpdates, 'queueMoved' | 'waitForQueue'>) {
  const most = Math.max(1, Math.floor(atOnce / 4))
  const inHand = new Map<string, number>()
  const change = (search: Queued, by: number) => {
    const line = lineOf(search)
    const count = (inHand.get(line) ?? 0) + by
    if (count > 0) inHand.set(line, count)
    else inHand.delete(line)
  }
  const { run } = createSemaphore(1)

  const lookOrWait = async <Found>(look: () => Promise<Found | 'later'>, signal: AbortSignal) => {
    const found = new AbortController()
    const linked = linkSignals([signal, found.signal])
    const moved = updates.waitForQueue(lookAgainMs, linked.signal)
    try {
      const seen = await look()
      if (seen === 'later') await moved
      return seen
    } finally {
      found.abort()
      linked.end()
    }
  }

  return {
    hasPlace: (search: Queued): boolean => (inHand.get(lineOf(search)) ?? 0) < most,
    begin: (search: Queued) => change(search, 1),
    end: (search: Queued) => {
      change(search, -1)
      updates.queueMoved()
    },
    /** Polls until there is an answer, one poll at a time so that no place is filled twice. Rejects on abort. */
    until: <Found>(look: () => Promise<Found | 'later'>, signal: AbortSignal): Promise<Found> =>
      run(async () => {
        for (;;) {
          signal.throwIfAborted()
          const seen = await lookOrWait(look, signal)
          if (seen !== 'later') return seen
        }
      }),
  }
}

export type TurnsInHand = ReturnType<typeof createTurnsInHand>
