import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newKeyPair, readSettings } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parts, RuntimeSettings } from '../settings.ts'
import { settingsOf } from '../testing/declared-settings.ts'
import { findKeys } from './find-keys.ts'
import { keyHolders, keyNames } from './names.ts'

const servers = { NATS_URL: 'nats://n', MONGODB_URL: 'mongodb://m', REDIS_URL: 'redis://r' }
const old = 'a session secret of the build before'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-keys-'))
})
afterEach(() => rm(folder, { recursive: true }))

const find = (given: Record<string, string> = {}) => {
  const environment = { DATA_DIR: folder, ...given }
  return findKeys(readSettings(RuntimeSettings, environment), environment)
}

it('the table of holders lists for every part exactly the keys that it reads', async () => {
  for (const part of parts) {
    const read = Object.keys((await settingsOf(part)).shape).filter((name) => name.endsWith('_KEYS'))
    const held = keyNames.filter(
      (name) => keyHolders[name].some((holder) => holder === part) && !(name in RuntimeSettings.shape),
    )
    expect([part, read.sort()]).toEqual([part, held.sort()])
  }
})

describe('the keys of the only process of a product', () => {
  it('are generated once, differ, survive a restart, and are readable by their owner only', async () => {
    const { environment } = await find()
    const values = keyNames.map((name) => environment[name])
    expect(new Set(values).size).toBe(keyNames.length)
    expect((await find()).environment).toEqual(environment)
    expect((await stat(join(folder, 'keys'))).mode & 0o777).toBe(0o700)
    for (const name of await readdir(join(folder, 'keys')))
      expect([name, (await stat(join(folder, 'keys', name))).mode & 0o777]).toEqual([name, 0o600])
  })

  it('are the same for processes that generate them at one moment, and are all that is left', async () => {
    const found = await Promise.all(Array.from({ length: 4 }, () => find()))
    expect(new Set(found.map(({ environment }) => JSON.stringify(environment))).size).toBe(1)
    expect(await readdir(join(folder, 'keys'))).toHaveLength(keyNames.length - 1)
  })

  it('are not replaced where a file of them is empty: it is named', async () => {
    await find()
    const file = join(folder, 'keys', 'TWO_STEP_KEYS')
    await writeFile(file, '')
    await expect(find()).rejects.toThrow(`${file} is empty`)
  })

  it('take precedence over the secret stored by a previous build, which remains valid for its tokens', async () => {
    await writeFile(join(folder, 'session-secret'), old)
    const { environment, accessTokenKeys, gatewayProofKeys } = await find()
    expect(environment.REFRESH_TOKEN_KEYS?.trim().split(/\n+/)).toEqual([expect.not.stringContaining(old), old])
    expect(gatewayProofKeys).toEqual([expect.not.stringContaining(old), old])
    expect(accessTokenKeys.shared).toBeUndefined()
  })
})

describe('the keys of one of several processes', () => {
  const search = { ...servers, SERVICES: 'search', GATEWAY_PROOF_KEYS: 'p'.repeat(32) }
  const pair = newKeyPair()
  const next = newKeyPair()

  it('must be configured, and missing ones are named', async () => {
    await expect(find(search)).rejects.toThrow('ACCESS_TOKEN_PUBLIC_KEYS or ACCESS_TOKEN_PUBLIC_KEYS_FILE')
    await expect(find({ ...servers, SERVICES: 'calendar' })).rejects.toThrow(/GATEWAY_PROOF_KEYS.*CALENDAR_FEED_KEYS/)
    expect(await readdir(folder)).toEqual([])
  })

  it('may be files too, and no part needs those of another', async () => {
    await writeFile(join(folder, 'public.pem'), `${pair.publicKey}${next.publicKey}`)
    const { accessTokenKeys, environment } = await find({
      ...search,
      ACCESS_TOKEN_PUBLIC_KEYS_FILE: join(folder, 'public.pem'),
    })
    expect(accessTokenKeys.byKid.size).toBe(2)
    expect(environment.REFRESH_TOKEN_KEYS).toBe('')
  })

  it('of auth are refused until every part has their public half', async () => {
    const key = 'k'.repeat(32)
    const auth = {
      ...search,
      REFRESH_TOKEN_KEYS: key,
      DEVICE_TOKEN_KEYS: key,
      TWO_STEP_KEYS: key,
      ACCOUNT_LINK_KEYS: key,
      SERVICES: 'auth',
      ACCESS_TOKEN_PUBLIC_KEYS: pair.publicKey,
    }
    await expect(find({ ...auth, ACCESS_TOKEN_PRIVATE_KEYS: next.privateKey })).rejects.toThrow(
      'give it to every part first',
    )
    await expect(find({ ...auth, ACCESS_TOKEN_PRIVATE_KEYS: pair.privateKey })).resolves.toBeDefined()
  })

  it('may all be the session secret of the previous build, until they are configured', async () => {
    const { gatewayProofKeys, accessTokenKeys } = await find({ ...servers, SERVICES: 'calendar', SESSION_SECRET: old })
    expect(gatewayProofKeys).toEqual([old])
    expect(accessTokenKeys.shared).toBeDefined()
  })
})
