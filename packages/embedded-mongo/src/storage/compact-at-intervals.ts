import type { ClassicLevel } from 'classic-level'

/** What is erased leaves the files within an hour. */
const compactEveryMs = 50 * 60_000

interface Compaction {
  /** A number that changes with every write; no compaction runs while it stays the same. */
  readonly written: () => number
  /** Compaction needs space until the old files are deleted. */
  readonly hasRoom: () => boolean
}

/** Keys before and after all others. */
const first = ' '
const last = '~'

/**
 * Rewrites all files at intervals, since LevelDB keeps deleted and replaced documents in its log and tables until
 * enough later writes push them down. Writes continue: LevelDB compacts in a thread of its own. The first run comes
 * after a fifth of the interval, because an earlier process may have stopped before its own.
 */
export function compactAtIntervals(level: ClassicLevel<string, Uint8Array>, { written, hasRoom }: Compaction) {
  let compacted: number | undefined
  const compact = async (): Promise<void> => {
    const latest = written()
    if (latest === compacted || !hasRoom()) return
    // The lowest level is rewritten only below other tables. Its first table may hold what was deleted before it was
    // written, so the first run puts one above it.
    if (compacted === undefined) await level.compactRange(first, last)
    await level.batch().del(first).del(last).write()
    await level.compactRange(first, last)
    compacted = latest
  }
  const runIn = (ms: number) =>
    setTimeout(() => {
      const next = () => void (timer &&= runIn(compactEveryMs))
      // A failure also fails the next write, which reports it.
      compact().then(next, next)
    }, ms).unref()
  let timer: NodeJS.Timeout | undefined = runIn(compactEveryMs / 5)
  return {
    stop: (): void => {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
