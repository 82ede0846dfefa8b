import { mkdir } from 'node:fs/promises'
import { ClassicLevel } from 'classic-level'
import type { Journal, JournalEntry } from './journal.ts'

type Level = ClassicLevel<string, Uint8Array>

/** `onFailure` hears of a flush that failed: memory is ahead of the disk from then on, and the store must stop. */
export const openLevelJournal = async (path: string, onFailure: (error: Error) => void): Promise<Journal> => {
  await mkdir(path, { recursive: true })
  const level: Level = new ClassicLevel<string, Uint8Array>(path, {
    valueEncoding: 'view',
    writeBufferSize: 16 * 1024 * 1024,
  })
  await level.open().catch((error: unknown) => {
    throw explainOpening(path, error)
  })
  const queue = openFlushQueue(level, onFailure)
  return {
    append: queue.append,
    whenDurable: queue.whenDurable,
    read: (range) => readRange(level, range),
    close: async () => {
      await queue.drained()
      await level.close()
    },
  }
}

const explainOpening = (path: string, error: unknown): Error => {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error ? String(Reflect.get(cause, 'code')) : ''
  if (code === 'LEVEL_LOCKED')
    return new Error(`The data directory ${path} is in use by another process: stop it, or choose another directory.`, {
      cause: error,
    })
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new Error(`The data directory ${path} cannot be opened: ${reason}`, { cause: error })
}

async function* readRange(level: Level, range: { gte: string; lt: string }) {
  const iterator = level.iterator(range)
  try {
    for (let rows = await iterator.nextv(1000); rows.length > 0; rows = await iterator.nextv(1000)) yield* rows
  } finally {
    await iterator.close()
  }
}

interface Waiter {
  readonly ticket: number
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

/** Group commit: while one flush runs, all writes that come wait together for the next one. */
const openFlushQueue = (level: Level, onFailure: (error: Error) => void) => {
  let queued: JournalEntry[] = []
  let waiters: Waiter[] = []
  let lastTicket = 0
  let durableTicket = 0
  let flushing: Promise<void> | undefined
  let failure: Error | undefined

  const settle = () => {
    const due = waiters.filter((waiter) => failure !== undefined || waiter.ticket <= durableTicket)
    waiters = failure === undefined ? waiters.filter((waiter) => waiter.ticket > durableTicket) : []
    for (const { resolve, reject } of due)
      if (failure === undefined) resolve()
      else reject(failure)
  }

  const flush = async () => {
    while (queued.length > 0 && failure === undefined) {
      const batch = queued
      const ticket = lastTicket
      queued = []
      try {
        await level.batch(batch, { sync: true })
        durableTicket = ticket
      } catch (error) {
        failure = new Error('A write could not be flushed to disk', { cause: error })
        onFailure(failure)
      }
      settle()
    }
    flushing = undefined
  }

  return {
    append: (entries: readonly JournalEntry[]): number => {
      for (const entry of entries) queued.push(entry)
      lastTicket += 1
      flushing ??= Promise.resolve().then(flush)
      return lastTicket
    },
    whenDurable: (ticket: number): Promise<void> | undefined => {
      if (failure !== undefined) return Promise.reject(failure)
      if (ticket <= durableTicket) return undefined
      return new Promise((resolve, reject) => waiters.push({ ticket, resolve, reject }))
    },
    drained: async () => {
      while (flushing !== undefined) await flushing
    },
  }
}
