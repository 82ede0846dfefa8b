import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { connectStore, createFolderBlobs, createMemoryBlobs, databaseOf, type Blobs } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { writeBackup } from './backup.ts'
import { fileArchive } from './file-archive.ts'
import { restoreBackup } from './restore.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-blobs-'))
})
afterAll(() => rm(folder, { recursive: true }))

const sealing = { password: undefined, keys: undefined }
const startStore = async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, databaseOf('shortlist'))
  onTestFinished(async () => {
    await store.close()
    await mongo.close()
  })
  return {
    place: { storeUrl: mongo.url, broker: undefined },
    files: store.connection.collection<{ key: string }>('files'),
  }
}
const backUp = async (file: string, blobs: Blobs | undefined, place: { storeUrl: string; broker: undefined }) =>
  writeBackup(fileArchive(join(folder, file)), { ...place, ...sealing, blobs, isStopped: true })
const restore = async (file: string, blobs: Blobs | undefined, password?: string) => {
  const { place, files } = await startStore()
  const counts = await restoreBackup(fileArchive(join(folder, file)), { ...place, ...sealing, password, blobs })
  return { counts, keys: (await files.find().toArray()).map(({ key }) => key) }
}
const keysOf = async (blobs: Blobs) => {
  const keys = []
  for await (const { key } of blobs.list('')) keys.push(key)
  return keys.sort()
}

describe('photos and documents', () => {
  it('come back as they were, from a sealed backup, into another folder', async () => {
    const before = createFolderBlobs(join(folder, 'before'))
    const contract = randomBytes(16 * 1024 * 1024)
    await before.put('home/contract', contract)
    for (const name of ['a', 'b', 'c']) await before.put(`home/${name}`, Buffer.from(`photo ${name}\n`))
    await before.put('home/empty', new Uint8Array())
    const { place, files } = await startStore()
    await files.insertOne({ key: 'home/contract' })
    const sealed = { ...place, ...sealing, password: 'a password of this test', blobs: before, isStopped: true }
    expect(await writeBackup(fileArchive(join(folder, 'sealed')), sealed)).toMatchObject({ documents: 1, blobs: 5 })

    const after = createFolderBlobs(join(folder, 'after'))
    expect(await restore('sealed', after, sealed.password)).toMatchObject({
      counts: { blobs: 5 },
      keys: ['home/contract'],
    })
    expect(await keysOf(after)).toEqual(await keysOf(before))
    expect(contract.equals((await after.get('home/contract'))!)).toBe(true)
    expect(Buffer.from((await after.get('home/b'))!).toString()).toBe('photo b\n')
    expect(await after.get('home/empty')).toHaveLength(0)
  })

  it('that are stored while the backup runs leave no document in it without its blob', async () => {
    const { place, files } = await startStore()
    const blobs = createMemoryBlobs()
    const store = async (key: string) => {
      await blobs.put(key, Buffer.from(key))
      await files.insertOne({ key })
    }
    await store('home/before')
    const busy: Blobs = {
      ...blobs,
      list: async function* (prefix) {
        yield* blobs.list(prefix)
        await store('home/after')
      },
    }
    await backUp('running', busy, place)
    const restored = createMemoryBlobs()
    const { keys } = await restore('running', restored)
    expect(await keysOf(restored)).toEqual(expect.arrayContaining(keys))
    expect(keys).toEqual(['home/before'])
  })

  it('that are deleted while the backup runs are left out', async () => {
    const blobs = createMemoryBlobs()
    for (const key of ['home/gone', 'home/kept']) await blobs.put(key, Buffer.from(key))
    const { place } = await startStore()
    const busy = { ...blobs, get: (key: string) => (key === 'home/gone' ? Promise.resolve(null) : blobs.get(key)) }
    expect(await backUp('deleted', busy, place)).toMatchObject({ blobs: 1 })
    expect((await restore('deleted', createMemoryBlobs())).counts.blobs).toBe(1)
  })

  it('are not restored over others, or to nowhere, and the documents neither', async () => {
    const blobs = createMemoryBlobs()
    await blobs.put('home/photo', Buffer.from('a photo'))
    const { place, files } = await startStore()
    await files.insertOne({ key: 'home/photo' })
    await backUp('filled', blobs, place)
    const target = await startStore()
    const into = (there: Blobs | undefined) =>
      restoreBackup(fileArchive(join(folder, 'filled')), { ...target.place, ...sealing, blobs: there })
    await expect(into(blobs)).rejects.toThrow('The place for blobs holds some already')
    await expect(into(undefined)).rejects.toThrow('set BLOBS_DIR or S3_BUCKET')
    expect(await target.files.countDocuments()).toBe(0)
  })

  it('are not asked for by a backup without them, of this build or an earlier one', async () => {
    const blobs = createMemoryBlobs()
    await blobs.put('home/photo', Buffer.from('a photo'))
    const { place } = await startStore()
    expect(await backUp('without', undefined, place)).toMatchObject({ blobs: 0 })
    await writeFile(join(folder, 'earlier'), gzipSync('{"end":{"documents":0,"messages":0}}\n'))
    for (const file of ['without', 'earlier']) expect((await restore(file, blobs)).counts.blobs).toBe(0)
  })
})
