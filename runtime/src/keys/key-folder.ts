import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newKeyPair, publicHalfOf, SettingsError, splitKeys } from '@verandah/kit'
import { keyNames, type KeyName } from './names.ts'

/** Public keys are derived from the private ones, so that they always match. */
export function newKeyOf(name: KeyName): string {
  return name === 'ACCESS_TOKEN_PRIVATE_KEYS' ? newKeyPair().privateKey : randomBytes(48).toString('base64url')
}

/** Creates a key for each purpose. */
export function newKeys(): Record<KeyName, string> {
  const texts = Object.fromEntries(keyNames.map((name) => [name, newKeyOf(name)])) as Record<KeyName, string>
  return { ...texts, ACCESS_TOKEN_PUBLIC_KEYS: publicKeysOf(texts.ACCESS_TOKEN_PRIVATE_KEYS) }
}

/** Returns this machine's keys: created once and readable by their owner only, so that sessions survive a restart. */
export async function keepKeys(folder: string): Promise<Record<KeyName, string>> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
  const kept: [KeyName, string][] = []
  for (const name of keyNames.filter((one) => one !== 'ACCESS_TOKEN_PUBLIC_KEYS'))
    kept.push([name, await keepOnce(join(folder, name), newKeyOf(name))])
  const texts = Object.fromEntries(kept) as Record<KeyName, string>
  return { ...texts, ACCESS_TOKEN_PUBLIC_KEYS: publicKeysOf(texts.ACCESS_TOKEN_PRIVATE_KEYS) }
}

export function publicKeysOf(privateKeys: string): string {
  return splitKeys(privateKeys).map(publicHalfOf).join('')
}

/** Returns the file's contents; the first of several processes writes it, whole or not at all. */
const keepOnce = async (path: string, made: string): Promise<string> => {
  if (!existsSync(path)) await writeOnce(path, `${made.trim()}\n`)
  const kept = await readFile(path, 'utf8')
  if (kept === '')
    throw new SettingsError(`${path} is empty: put the key of a backup there, or delete the file to get a new key.`)
  return kept
}

const writeOnce = async (path: string, text: string): Promise<void> => {
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true })
    // Not every file system has links.
    await link(draft, path).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return rename(draft, path)
    })
  } finally {
    await rm(draft, { force: true })
  }
}
