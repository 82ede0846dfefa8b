import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serviceNames } from '@verandah/contracts'
import { nameOfKey, splitKeys } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAsPart } from '../testing/deployed-part.ts'
import { parts } from '../settings.ts'
import { keyHolders, keyNames } from './names.ts'
import { mongoUsers } from './mongo-users.ts'
import { redisConf } from './redis-users.ts'
import { changeableKeys, changeKey, makeSecrets, type SecretFolder } from './secret-folder.ts'

const servers = { NATS_URL: 'nats://n', MONGODB_URL: 'mongodb://m', REDIS_URL: 'redis://r', BLOBS_DIR: '/blobs' }

let folder: SecretFolder
beforeEach(async () => {
  folder = { path: await mkdtemp(join(tmpdir(), 'verandah-secrets-')), isReadable: false }
})
afterEach(() => rm(folder.path, { recursive: true }))

const contents = async (): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const holder of await readdir(folder.path))
    for (const name of await readdir(join(folder.path, holder)))
      found.set(`${holder}/${name}`, await readFile(join(folder.path, holder, name), 'utf8'))
  return found
}

const keysOf = async (part: string, name: string) => splitKeys((await contents()).get(`${part}/${name}`) ?? '')

describe('a folder of secrets', () => {
  it('has for each part the secrets that start it, only its own, readable by its owner', async () => {
    await makeSecrets(folder)
    const made = await contents()
    for (const part of parts) {
      const own = Object.fromEntries(
        [...made].flatMap(([path, text]) => (path.startsWith(`${part}/`) ? [[path.split('/')[1] ?? '', text]] : [])),
      )
      const urls = Object.fromEntries(parts.map((name) => [`${name.toUpperCase()}_URL`, 'http://n']))
      await expect(readAsPart(part, { ...servers, ...urls, ...own, SERVICES: part })).resolves.toBeDefined()
      expect(
        Object.keys(own)
          .filter((name) => name.endsWith('_KEYS'))
          .sort(),
      ).toEqual(keyNames.filter((name) => keyHolders[name].some((holder) => holder === part)).sort())
    }
    for (const path of made.keys()) expect((await stat(join(folder.path, path))).mode & 0o777).toBe(0o600)
    const texts = [...made].filter(([path]) => path.startsWith('auth/')).map(([, text]) => text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('is created once, and missing secrets are added later', async () => {
    await makeSecrets(folder)
    const before = await contents()
    await rm(join(folder.path, 'calendar'), { recursive: true })
    await makeSecrets(folder)
    const after = await contents()
    expect([...after.keys()].sort()).toEqual([...before.keys()].sort())
    const users = ['nats/nats.conf', 'redis/redis.conf', 'mongodb/users.json']
    const isAnew = (path: string) => path.startsWith('calendar/') || users.includes(path)
    for (const [path, text] of after) if (!isAnew(path)) expect([path, text]).toEqual([path, before.get(path)])
  })

  it.each(changeableKeys)(
    'changes %s in three steps, and a process one step behind knows the signing key',
    async (name) => {
      await makeSecrets(folder)
      const shown = name === 'ACCESS_TOKEN_PRIVATE_KEYS' ? 'ACCESS_TOKEN_PUBLIC_KEYS' : name
      const history = [await keysOf(keyHolders[name][0], shown)]
      for (const step of ['add', 'use', 'retire']) {
        const [first = ''] = await keysOf(keyHolders[name][0], name)
        expect(await changeKey(folder, { step, name, resealed: nameOfKey(first) })).toContain('Restart')
        history.push(await keysOf(keyHolders[name][0], shown))
      }
      const [begun = [], added = [], used = [], retired = []] = history
      expect([begun.length, added.length, used.length, retired.length]).toEqual([1, 2, 2, 1])
      expect([added[0], used[0], used[1], retired[0]]).toEqual([begun[0], added[1], begun[0], added[1]])
      for (const holder of keyHolders[name]) expect(await keysOf(holder, name)).toHaveLength(1)
    },
  )

  it('retires no key of two-step verification while secrets are sealed under it', async () => {
    await makeSecrets(folder)
    const name = 'TWO_STEP_KEYS'
    for (const step of ['add', 'use']) await changeKey(folder, { step, name })
    const [first = '', older = ''] = await keysOf('auth', name)
    for (const resealed of [undefined, '', nameOfKey(older)])
      await expect(changeKey(folder, { step: 'retire', name, resealed })).rejects.toThrow(
        'npm run verandah keys -- reseal two-step',
      )
    expect(await keysOf('auth', name)).toEqual([first, older])
  })

  it('refuses an unknown key, an unknown step and a wrong order', async () => {
    await expect(changeKey(folder, { step: 'add', name: 'REFRESH_TOKEN_KEYS' })).rejects.toThrow(
      'make what is missing first',
    )
    await makeSecrets(folder)
    for (const name of ['ACCESS_TOKEN_PUBLIC_KEYS', 'NATS_PASSWORD', 'toString', ''])
      await expect(changeKey(folder, { step: 'add', name: name })).rejects.toThrow('There is no key')
    await expect(changeKey(folder, { step: 'rotate', name: 'REFRESH_TOKEN_KEYS' })).rejects.toThrow('There is no step')
    await expect(changeKey(folder, { step: 'use', name: 'REFRESH_TOKEN_KEYS' })).rejects.toThrow('add one first')
  })
})

describe('passwords of servers', () => {
  it('gives each part a password of its own for Redis, also where an earlier build gave all the same', async () => {
    await makeSecrets(folder)
    for (const part of parts) await writeFile(join(folder.path, part, 'REDIS_PASSWORD'), 'of all')
    await makeSecrets(folder)
    const made = await contents()
    const passwords = parts.map((part) => made.get(`${part}/REDIS_PASSWORD`) ?? '')
    expect(new Set(passwords).size).toBe(parts.length)
    const users = Object.fromEntries(parts.map((part, at) => [part, passwords[at] ?? '']))
    expect(made.get('redis/redis.conf')).toBe(redisConf(users))
  })

  it('gives each service a password of its own for MongoDB, also where an earlier build gave all that of the server', async () => {
    await makeSecrets(folder)
    const [server = ''] = [(await contents()).get('mongodb/MONGODB_PASSWORD')]
    for (const service of serviceNames) await writeFile(join(folder.path, service, 'MONGODB_PASSWORD'), server)
    await makeSecrets(folder)
    const made = await contents()
    const holders = [...serviceNames, 'backup']
    const passwords = holders.map((name) => made.get(`${name}/MONGODB_PASSWORD`) ?? '')
    expect(made.get('mongodb/MONGODB_PASSWORD')).toBe(server)
    expect(new Set([...passwords, server]).size).toBe(holders.length + 1)
    expect(made.get('mongodb/users.json')).toBe(
      mongoUsers(Object.fromEntries(holders.map((name, at) => [name, passwords[at] ?? '']))),
    )
  })
})
