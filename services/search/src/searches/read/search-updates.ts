import { EventEmitter } from 'node:events'

const queue = Symbol('queue')

/** Wakes held requests of this process when a search changes; other processes poll. */
export function createSearchUpdates() {
  const moves = new EventEmitter().setMaxListeners(0)
  const underWay = new Map<string, AbortController>()
  const waitFor = (name: string | symbol, ms: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer)
        moves.off(name, finish)
        signal.removeEventListener('abort', finish)
        resolve()
      }
      const timer = setTimeout(finish, ms)
      moves.once(name, finish)
      signal.addEventListener('abort', finish, { once: true })
    })
  return {
    moved: (searchId: string) => void moves.emit(searchId),
    cancelled: (searchId: string) => {
      underWay.get(searchId)?.abort()
      moves.emit(searchId)
    },
    /** Aborts when the search is cancelled. Call `done` afterwards. */
    cancellationOf: (searchId: string) => {
      const controller = underWay.get(searchId) ?? new AbortController()
      underWay.set(searchId, controller)
      return { signal: controller.signal, done: () => void underWay.delete(searchId) }
    },
    /** A search has joined the queue, or left its place. */
    queueMoved: () => void moves.emit(queue),
    waitForQueue: (ms: number, signal: AbortSignal) => waitFor(queue, ms, signal),
    /** Resolves at the next change, after `ms` at the latest, or when `signal` aborts. */
    waitForMove: (searchId: string, ms: number, signal: AbortSignal) => waitFor(searchId, ms, signal),
  }
}

export type SearchUpdates = ReturnType<typeof createSearchUpdates>
