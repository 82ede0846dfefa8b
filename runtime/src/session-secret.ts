import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret of this machine: made once, kept readable by its owner alone, so that sessions outlive a restart. */
export const keepSessionSecret = async (folder: string): Promise<string> => {
  const path = join(folder, 'session-secret')
  await mkdir(folder, { recursive: true })
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFile(path, 'utf8')
}
