import type { FeedReport } from '@verandah/contracts'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf, onLargeTaskDone, type Job } from '@verandah/kit'
import type { FeedContext } from './create-feeds.ts'

const leaseMs = 60_000

/** Size and time of a file at the last check. */
type Look = string

/**
 * Ingests the `.xml` files of the feed folder. A file is read once it was unchanged in two consecutive checks, then
 * moved to `done/`, or to `rejected/` if nothing was kept, with its report beside it.
 */
export function watchFeedFolder(context: FeedContext): Job {
  const folder = context.settings.REAXML_FEED_FOLDER
  let seen = new Map<string, Look>()
  /** Consecutive empty checks. A single one may precede the first file. */
  let emptyLooks = 0
  /** Concurrent checks would both find the same files unchanged. */
  let underWay: Promise<void> | null = null

  /** Returns the number of files read; undefined if it has to stop. */
  const takeInAll = async (
    from: string,
    names: readonly string[],
    signal: AbortSignal,
  ): Promise<number | undefined> => {
    let read = 0
    for (const name of names) {
      if (signal.aborted || !(await context.leases.hold(leaseName, leaseMs))) return undefined
      if (await takeIn(context, from, name, signal)) read += 1
      seen.delete(name)
    }
    return read
  }

  const run = async (signal: AbortSignal): Promise<void> => {
    if (folder === undefined) return
    const looks = await lookAround(folder)
    const unchanged = [...looks].flatMap(([name, look]) => (seen.get(name) === look ? [name] : []))
    seen = looks
    emptyLooks = looks.size === 0 ? emptyLooks + 1 : 0
    const all = looks.size
    const read = await takeInAll(folder, unchanged, signal)
    if (read === undefined) return
    const isReadThrough = unchanged.length > 0 && read === all
    if (isReadThrough || emptyLooks === looksToBeSure) await context.feeds.addresses.markRead(folder)
    if (isReadThrough) onLargeTaskDone.notify()
  }
  return {
    name: 'watch-feed-folder',
    intervalMs: 1_000,
    run: (signal) => (underWay ??= run(signal).finally(() => (underWay = null))),
  }
}

const looksToBeSure = 2

const leaseName = 'feed-folder'

const lookAround = async (folder: string): Promise<Map<string, Look>> => {
  await mkdir(folder, { recursive: true })
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile() && /^[^.].*\.xml$/i.test(entry.name)).map(({ name }) => name)
  const looks = await Promise.all(
    names.toSorted().map(async (name) => [name, await lookAt(join(folder, name))] as const),
  )
  return new Map(looks.filter((look): look is readonly [string, Look] => look[1] !== null))
}

/** Null if the file is gone. */
const lookAt = async (path: string): Promise<Look | null> => {
  try {
    const { size, mtimeMs } = await stat(path)
    return `${size}:${mtimeMs}`
  } catch {
    return null
  }
}

/** Resolves to whether it was read. */
const takeIn = async (
  { feeds, leases, log }: FeedContext,
  folder: string,
  name: string,
  signal: AbortSignal,
): Promise<boolean> => {
  const renew = async () => {
    if (!(await leases.hold(leaseName, leaseMs))) throw new Error('another process reads the folder by now')
  }
  try {
    const goOn = feeds.atIntervals(leaseMs / 3, renew, signal)
    const outcome = await feeds.ingest(createReadStream(join(folder, name)), folderSource, { goOn })
    await fileAway(folder, name, outcome)
    return true
  } catch (error) {
    if (!signal.aborted)
      log.error({ file: name, reason: reasonOf(error) }, 'a feed file could not be taken in; it is tried again')
    return false
  }
}

const folderSource = { name: 'Agency feed', isTrusted: true }

const fileAway = async (folder: string, name: string, outcome: FeedReport): Promise<void> => {
  const place = join(folder, outcome.kept > 0 || outcome.rejected.length === 0 ? 'done' : 'rejected')
  await mkdir(place, { recursive: true })
  await writeFile(join(place, `${name}.report.json`), `${JSON.stringify({ file: name, ...outcome }, null, 2)}\n`)
  await rename(join(folder, name), join(place, name))
}
