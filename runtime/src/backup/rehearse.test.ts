import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, createFolderBlobs, databaseOf } from '@verandah/kit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { writeBackup } from './backup.ts'
import { fileArchive } from './file-archive.ts'
import { rehearseRestore } from './rehearse.ts'

const password = 'a password of this test'
let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-rehearse-'))
  file = join(folder, 'sealed')
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, databaseOf('auth'))
  await store.connection.collection('things').insertMany(Array.from({ length: 300 }, (_, n) => ({ n })))
  const blobs = createFolderBlobs(join(folder, 'blobs'))
  await blobs.put('home/photo', Buffer.from('a photo'))
  const place = { storeUrl: mongo.url, broker: undefined, blobs, keys: undefined, password }
  await writeBackup(fileArchive(file), { ...place, isStopped: true })
  await store.close()
  await mongo.close()
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

it('a rehearsal brings everything back, and leaves nothing behind', async () => {
  vi.stubEnv('TMPDIR', folder)
  const before = await readdir(folder)
  expect(await rehearseRestore(fileArchive(file), password)).toMatchObject({ documents: 300, blobs: 1 })
  expect(await readdir(folder)).toEqual(before)
})

it('a rehearsal needs no broker for the events of a backup', async () => {
  const lines = [{ message: {} }, { end: { documents: 0, messages: 1 } }].map((line) => JSON.stringify(line))
  await writeFile(join(folder, 'events'), gzipSync(`${lines.join('\n')}\n`))
  expect(await rehearseRestore(fileArchive(join(folder, 'events')), undefined)).toMatchObject({ messages: 1 })
})

it('a rehearsal fails with another password, and where a byte has changed', async () => {
  await expect(rehearseRestore(fileArchive(file), 'another password')).rejects.toThrow()
  const bytes = await readFile(file)
  bytes[bytes.length >> 1]! ^= 1
  await writeFile(join(folder, 'changed'), bytes)
  await expect(rehearseRestore(fileArchive(join(folder, 'changed')), password)).rejects.toThrow()
})
