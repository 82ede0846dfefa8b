import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Credentials } from '../server/scram.ts'

/** Makes a folder readable by its owner only, even if an earlier build created it. */
export async function makePrivate(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}

/**
 * Returns the credentials of a data folder, created once: another program on this machine may reach the port, but
 * cannot read the file.
 */
export async function keepCredentials(path: string): Promise<Credentials> {
  await makePrivate(path)
  const file = join(path, 'password')
  await writeFile(file, randomBytes(24).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  })
  return { username: 'verandah', password: await readFile(file, 'utf8') }
}
