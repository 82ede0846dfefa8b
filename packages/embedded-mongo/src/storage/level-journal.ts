import { mkdir } from 'node:fs/promises'
import { ClassicLevel } from 'classic-level'
import { FlushQueue } from './flush-queue.ts'
import type { Journal } from './journal.ts'
import { watchFreeSpace, type FreeBytes } from './watch-free-space.ts'

type Level = ClassicLevel<string, Uint8Array>

/** `onFailure` is called when a flush fails: memory is then ahead of the disk, and the store must stop. */
export const openLevelJournal = async (
  path: string,
  onFailure: (error: Error) => void,
  freeBytes?: FreeBytes,
): Promise<Journal> => {
  await mkdir(path, { recursive: true })
  const level: Level = new ClassicLevel<string, Uint8Array>(path, {
    valueEncoding: 'view',
    writeBufferSize: 16 * 1024 * 1024,
  })
  await level.open().catch((error: unknown) => {
    throw explainOpening(path, error)
  })
  const space = await watchFreeSpace(path, freeBytes)
  const queue = new FlushQueue((entries) => level.batch(entries, { sync: true }), onFailure)
  return {
    append: (entries) => queue.append(entries),
    whenDurable: (ticket) => queue.whenDurable(ticket),
    hasRoom: space.hasRoom,
    read: (range) => readRange(level, range),
    close: async () => {
      space.stop()
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
