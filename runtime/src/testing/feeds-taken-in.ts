import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Resolves once every file of the feed folder was ingested. Rejects after three minutes. */
export async function feedsTakenIn(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'feeds')
  const endsAt = Date.now() + 180_000
  while (!isTakenIn(folder)) {
    if (Date.now() > endsAt) throw new Error(`${folder} still holds feeds that nobody took in`)
    await wait(100)
  }
}

/** The market writes its files one by one, so an empty folder alone proves nothing: Richmond's must be done. */
const isTakenIn = (folder: string): boolean =>
  existsSync(join(folder, 'done', 'richmond-vic-3121.xml')) &&
  !readdirSync(folder).some((name) => name.endsWith('.xml'))
