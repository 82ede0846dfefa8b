import { EventEmitter } from 'node:events'

/** Wakes held requests of this process as soon as a search moves; other processes look again by themselves. */
export interface SearchUpdates {
  moved(searchId: string): void
  cancelled(searchId: string): void
  /** Aborts when the search is cancelled. Call `done` afterwards. */
  cancellationOf(searchId: string): { signal: AbortSignal; done: () => void }
  /** Resolves at the next move, after `ms` at the latest, or when `signal` aborts. */
  waitForMove(searchId: string, ms: number, signal: AbortSignal): Promise<void>
}

export const createSearchUpdates = (): SearchUpdates => {
  const moves = new EventEmitter().setMaxListeners(0)
  const underWay = new Map<string, AbortController>()
  return {
    moved: (searchId) => void moves.emit(searchId),
    cancelled: (searchId) => {
      underWay.get(searchId)?.abort()
      moves.emit(searchId)
    },
    cancellationOf: (searchId) => {
      const controller = underWay.get(searchId) ?? new AbortController()
      underWay.set(searchId, controller)
      return { signal: controller.signal, done: () => void underWay.delete(searchId) }
    },
    waitForMove: (searchId, ms, signal) =>
      new Promise((resolve) => {
        const finish = () => {
          clearTimeout(timer)
          moves.off(searchId, finish)
          signal.removeEventListener('abort', finish)
          resolve()
        }
        const timer = setTimeout(finish, ms)
        moves.once(searchId, finish)
        signal.addEventListener('abort', finish, { once: true })
      }),
  }
}
