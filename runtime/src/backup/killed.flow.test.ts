import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startEmbeddedMongo } from '@verandah/embedded-mongo'
import { connectStore, createFolderBlobs, databaseOf } from '@verandah/kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEverything } from '../testing/read-everything.ts'
import { removeOldDrafts } from './file-archive.ts'

const buildScript = new URL('../../../tools/build.mjs', import.meta.url).href
const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

let folder: string
beforeAll(async () => {
  await import(buildScript)
  folder = await mkdtemp(join(tmpdir(), 'verandah-killed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const environmentOf = (data: string) => ({
  PATH: process.env.PATH ?? '',
  DATA_DIR: join(folder, data),
  BACKUP_PASSWORD: 'a password of this test',
  PORT: '0',
})
const run = async (data: string, entry: string, ...words: string[]) =>
  (await promisify(execFile)(process.execPath, [join(dist, entry), ...words], { env: environmentOf(data) })).stdout
const store = (data: string, ...words: string[]) => run(data, 'store.mjs', ...words)

/** Runs a command and kills it once it has done something. */
const killOnce = async (data: string, words: readonly string[], hasBegun: () => boolean) => {
  const child = spawn(process.execPath, [join(dist, 'store.mjs'), ...words], { env: environmentOf(data) })
  const ended = once(child, 'exit')
  while (!hasBegun() && child.exitCode === null) await turn()
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
}

const contentsOf = async (data: string) => {
  const mongo = await startEmbeddedMongo({ path: join(folder, data, 'store'), worker: false })
  const found = await readEverything(mongo.url, join(folder, data, 'blobs'))
  await mongo.close()
  return new Map([...found].map(([name, text]) => [name, text.length]))
}

it('a backup that is killed is no backup, and a restore that is killed is repeated', async () => {
  const mongo = await startEmbeddedMongo({ path: join(folder, 'old/store'), worker: false })
  const auth = await connectStore(mongo.url, databaseOf('auth'))
  await auth.connection.collection('things').insertMany(Array.from({ length: 2_000 }, (_, n) => ({ n })))
  await auth.close()
  await mongo.close()
  const blobs = createFolderBlobs(join(folder, 'old/blobs'))
  for (let n = 0; n < 20; n += 1) await blobs.put(`home/photo-${n}`, Buffer.alloc(1024 * 1024, n))
  const known = await contentsOf('old')

  const file = join(folder, 'verandah-20261129T000000Z.backup')
  await killOnce('old', ['backup', file], () => existsSync(`${file}.part`) && statSync(`${file}.part`).size > 0)
  expect(existsSync(file)).toBe(false)
  await expect(store('new', 'restore', `${file}.part`)).rejects.toThrow('cannot be read as a backup')
  await removeOldDrafts(folder)
  expect(existsSync(`${file}.part`)).toBe(true)
  await utimes(`${file}.part`, new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000))
  await removeOldDrafts(folder)
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  expect(await contentsOf('old')).toEqual(known)
  expect(await store('old', 'backup', file)).toContain('2000 documents, 0 events and 20 blobs')

  const isFilling = () => existsSync(join(folder, 'new/blobs/home/photo-3'))
  await killOnce('new', ['restore', file], isFilling)
  await expect(run('new', 'main.mjs')).rejects.toThrow('The store is not whole: a restore into the database verandah_')
  await expect(store('new', 'backup', `${file}.half`)).rejects.toThrow('a restore into it has not ended')
  await killOnce('new', ['restore', file], isFilling)
  expect(await store('new', 'restore', file)).toContain('20 blobs are back')
  expect(await contentsOf('new')).toEqual(known)
})
