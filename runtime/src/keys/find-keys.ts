import type { KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  Keys,
  PrivateKeys,
  PublicKeys,
  settingOf,
  SettingsError,
  sharedKeyOf,
  type Environment,
  type Platform,
} from '@verandah/kit'
import { isMany, type RuntimeSettings } from '../settings.ts'
import { keepKeys } from './key-folder.ts'
import { isRandom, keyHolders, keyNames, type KeyName } from './names.ts'

type Found = Pick<Platform, 'accessTokenKeys' | 'gatewayProofKeys' | 'environment'>

/**
 * Finds the keys of this process in its settings or, if it is the product's only process, in its data folder. The
 * session secret of an earlier build is appended, so that tokens made with it remain valid. Throws `SettingsError` if a
 * key is missing.
 */
export async function findKeys(settings: RuntimeSettings, environment: Environment): Promise<Found> {
  const { DATA_DIR, SESSION_SECRET: shared } = settings
  const kept: Partial<Record<KeyName, string>> = isMany(settings) ? {} : await keepKeys(join(DATA_DIR, 'keys'))
  const before = shared ?? (isMany(settings) ? undefined : readOldSecret(DATA_DIR))
  const textOf = (name: KeyName): string =>
    [settingOf(environment, name) ?? kept[name], isRandom(name) ? before : undefined].filter(Boolean).join('\n')
  const texts = Object.fromEntries(keyNames.map((name) => [name, textOf(name)])) as Record<KeyName, string>
  refuseMissing(settings, texts)
  const { ACCESS_TOKEN_PUBLIC_KEYS: publicKeys, ACCESS_TOKEN_PRIVATE_KEYS: privateKeys } = texts
  const byKid = publicKeys === '' ? new Map<string, KeyObject>() : PublicKeys.parse(publicKeys)
  if (privateKeys !== '') refuseUnpublished(privateKeys, byKid)
  return {
    accessTokenKeys: {
      byKid,
      ...(shared !== undefined && { shared: sharedKeyOf(shared) }),
    },
    gatewayProofKeys: Keys.parse(texts.GATEWAY_PROOF_KEYS),
    environment: { ...environment, ...texts },
  }
}

const refuseMissing = ({ SERVICES, SESSION_SECRET }: RuntimeSettings, texts: Record<KeyName, string>): void => {
  if (SESSION_SECRET !== undefined) return
  const missing = keyNames.filter(
    (name) => texts[name] === '' && keyHolders[name].some((part) => SERVICES.includes(part)),
  )
  if (missing.length === 0) return
  const names = missing.map((name) => `${name} or ${name}_FILE`).join(', ')
  throw new SettingsError(
    `Keys are missing, which processes of one product have to share: ${names}. \`npm run verandah keys -- FOLDER\` makes them.`,
  )
}

/** Tokens signed by auth with a key unknown to the others would be refused everywhere. */
const refuseUnpublished = (privateKeys: string, byKid: ReadonlyMap<string, KeyObject>): void => {
  const [first] = PrivateKeys.safeParse(privateKeys).data ?? []
  if (first?.kid === undefined || byKid.has(first.kid)) return
  throw new SettingsError(
    'ACCESS_TOKEN_PUBLIC_KEYS does not hold the public half of the first of ACCESS_TOKEN_PRIVATE_KEYS: give it to every part first.',
  )
}

/** Reads the session secret of a data folder from an earlier build. */
const readOldSecret = (dataDir: string): string | undefined => {
  const path = join(dataDir, 'session-secret')
  return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
}
