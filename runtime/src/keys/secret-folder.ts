import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { serviceNames } from '@verandah/contracts'
import { nameOfKey, splitKeys } from '@verandah/kit'
import { parts } from '../settings.ts'
import { newKeyOf, publicKeysOf } from './key-folder.ts'
import { keyHolders, keyNames, type KeyName } from './names.ts'
import { mongoUsers, mongoUsersScript } from './mongo-users.ts'
import { backupUser, natsConf } from './nats-users.ts'
import { redisConf } from './redis-users.ts'

/** A folder per holder with the secrets of that holder: for volumes, or secrets of a cluster. */
export interface SecretFolder {
  readonly path: string
  /** For volumes that one container each mounts, regardless of its user. */
  readonly isReadable: boolean
}

/** Secrets shared by parts and the servers beside them. */
const passwordHolders = {
  MONGODB_PASSWORD: ['mongodb'],
  BACKUP_PASSWORD: [backupUser],
  STRIPE_WEBHOOK_SECRET: ['billing', 'stripe-simulator'],
} as const

/** Public keys follow from the private ones. */
export const changeableKeys = keyNames.filter((name) => name !== 'ACCESS_TOKEN_PUBLIC_KEYS')

type SecretName = KeyName | keyof typeof passwordHolders
const holders: Readonly<Record<SecretName, readonly string[]>> = { ...keyHolders, ...passwordHolders }

/** Creates missing secrets and keeps existing ones. */
export async function makeSecrets(folder: SecretFolder): Promise<void> {
  for (const name of changeableKeys) await makeOnce(folder, name)
  for (const name of Object.keys(passwordHolders) as (keyof typeof passwordHolders)[]) await makeOnce(folder, name)
  const ofNats = await makePasswords(folder, 'NATS_PASSWORD', [...parts, backupUser])
  await put(folder, 'nats/nats.conf', await natsConf(ofNats))
  await put(folder, 'redis/redis.conf', redisConf(await makePasswords(folder, 'REDIS_PASSWORD', parts)))
  const ofRoot = await read(folder, 'MONGODB_PASSWORD')
  const ofMongo = await makePasswords(folder, 'MONGODB_PASSWORD', [...serviceNames, backupUser], [ofRoot])
  await put(folder, 'mongodb/users.json', mongoUsers(ofMongo))
  await put(folder, 'mongodb/users.js', mongoUsersScript)
}

/** Each part is a user of its own, and so are backups; what they may do is written anew with every build. */
const makePasswords = async (
  folder: SecretFolder,
  name: string,
  users: readonly string[],
  taken: readonly string[] = [],
) => {
  const passwords = new Map<string, string>()
  for (const user of users) {
    const kept = await readFrom(folder, `${user}/${name}`)
    const isOwn = kept !== '' && ![...taken, ...passwords.values()].includes(kept)
    passwords.set(user, isOwn ? kept : newPassword())
  }
  for (const [user, password] of passwords) await put(folder, `${user}/${name}`, password)
  return Object.fromEntries(passwords)
}

const newPassword = (): string => randomBytes(32).toString('hex')

const makeOnce = async (folder: SecretFolder, name: SecretName): Promise<void> =>
  write(folder, name, (await read(folder, name)) || (isKey(name) ? newKeyOf(name) : newPassword()))

const isKey = (name: string): name is KeyName => Object.hasOwn(keyHolders, name)

/** Steps of a key rotation, in order: a new key verifies before it signs, and the old one still verifies afterwards. */
const steps = {
  add: (keys: readonly string[], name: KeyName) => [...keys, newKeyOf(name).trim()],
  use: (keys: readonly string[]) => [...keys.slice(-1), ...keys.slice(0, -1)],
  retire: (keys: readonly string[]) => keys.slice(0, 1),
}

interface KeyChange {
  readonly step: string
  readonly name: string
  /** Name of the key that everything has been resealed with. */
  readonly resealed?: string | undefined
}

/** Takes one step and returns what to do next. Throws for an unknown step or name. */
export async function changeKey(folder: SecretFolder, { step, name, resealed }: KeyChange): Promise<string> {
  const names: readonly KeyName[] = changeableKeys
  if (!isKey(name) || !names.includes(name))
    throw new Error(`There is no key "${name}". There are: ${names.join(', ')}.`)
  if (!Object.hasOwn(steps, step))
    throw new Error(`There is no step "${step}". There are: ${Object.keys(steps).join(', ')}.`)
  const keys = splitKeys(await read(folder, name))
  if (keys.length === 0) throw new Error(`${folder.path} holds no ${name}: make what is missing first.`)
  if (step === 'use' && keys.length < 2) throw new Error(`${name} has no successor to use: add one first.`)
  if (step === 'retire' && name === 'TWO_STEP_KEYS' && keys.length > 1) requireResealed(keys, resealed)
  const changed = steps[step as keyof typeof steps](keys, name)
  await write(folder, name, changed.join('\n'))
  return `${name}: ${changed.length} now. Restart ${holdersOf(name).join(', ')}, one process after the other.`
}

/**
 * Dropping an older key makes what it sealed unreadable. Only a process with access to the store can tell that nothing
 * is left.
 */
const requireResealed = ([first = '']: readonly string[], resealed: string | undefined): void => {
  if (resealed === nameOfKey(first)) return
  throw new Error(
    'Secrets of two-step verification may be sealed under a key that would go. Run `npm run verandah keys -- reseal two-step` where auth runs; ' +
      'once none is left it says what to add here (--resealed NAME).',
  )
}

const holdersOf = (name: KeyName): readonly string[] =>
  name === 'ACCESS_TOKEN_PRIVATE_KEYS' ? ['every part'] : keyHolders[name]

const read = (folder: SecretFolder, name: SecretName): Promise<string> =>
  readFrom(folder, `${holders[name][0] ?? ''}/${name}`)

const readFrom = ({ path }: SecretFolder, name: string): Promise<string> =>
  readFile(join(path, name), 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  })

const write = async (folder: SecretFolder, name: SecretName, text: string): Promise<void> => {
  for (const holder of holders[name]) await put(folder, `${holder}/${name}`, text.trim())
  if (name === 'ACCESS_TOKEN_PRIVATE_KEYS') await write(folder, 'ACCESS_TOKEN_PUBLIC_KEYS', publicKeysOf(text))
}

/** Writes atomically: a process that starts concurrently reads the old or the new text. */
const put = async ({ path, isReadable }: SecretFolder, name: string, text: string): Promise<void> => {
  const file = join(path, name)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await chmod(dirname(file), isReadable ? 0o755 : 0o700)
  await writeFile(`${file}.new`, text, { mode: 0o600 })
  await chmod(`${file}.new`, isReadable ? 0o444 : 0o600)
  await rename(`${file}.new`, file)
}
