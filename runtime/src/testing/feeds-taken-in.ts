import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Resolves when every file of the feed folder has been taken in. Rejects when that takes longer than three minutes. */
export const feedsTakenIn = async (dataFolder: string): Promise<void> => {
  const folder = join(dataFolder, 'feeds')
  const endsAt = Date.now() + 180_000
  while (!isTakenIn(folder)) {
    if (Date.now() > endsAt) throw new Error(`${folder} still holds feeds that nobody took in`)
    await wait(100)
  }
}

/** The market writes its files one by one, so an empty folder alone says nothing: Richmond's must have been there. */
const isTakenIn = (folder: string): boolean =>
  existsSync(join(folder, 'done', 'richmond-vic-3121.xml')) &&
  !readdirSync(folder).some((name) => name.endsWith('.xml'))
