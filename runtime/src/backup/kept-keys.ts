import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export interface KeptKey {
  readonly name: string
  readonly text: string
}

/** Returns a machine's keys; none if there is no such folder. */
export async function readKeys(folder: string | undefined): Promise<KeptKey[]> {
  if (folder === undefined) return []
  const names = existsSync(folder) ? await readdir(folder) : []
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })))
}

/** Writes keys for their owner alone. */
export async function writeKeys(folder: string, keys: AsyncIterable<KeptKey>): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  for await (const { name, text } of keys)
    await writeFile(join(folder, basename(name)), text, { flag: 'wx', mode: 0o600 })
}
