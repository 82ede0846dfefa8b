import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmailChanged } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import {
  connectStore,
  createFolderBlobs,
  createJetStreamBus,
  databaseOf,
  loadStreamCopies,
  newEvent,
  readRestoreMarks,
  systemClock,
  writeRestoreMarks,
} from '@verandah/kit'
import { hasInfra, interruptWrite, startNats } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readEverything } from '../testing/read-everything.ts'
import { writeBackup } from './backup.ts'
import { fileArchive } from './file-archive.ts'
import { writeKeys } from './kept-keys.ts'
import { databases } from './places.ts'
import { restoreBackup } from './restore.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-interrupted-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** An empty installation. */
const createPlace = async (name: string) => {
  const mongo = await startInMemoryMongo()
  onTestFinished(mongo.close)
  const blobsFolder = join(folder, name, 'blobs')
  const place = {
    storeUrl: mongo.url,
    broker: undefined,
    blobs: createFolderBlobs(blobsFolder),
    keys: join(folder, name, 'keys'),
    password: 'a password of this test',
  }
  return { place, read: () => readPlaces(mongo.url, blobsFolder) }
}

/** What is where, each by a short name of its contents. */
const readPlaces = async (storeUrl: string, blobsFolder: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    [...(await readEverything(storeUrl, blobsFolder))]
      .filter(([, text]) => text !== '[]')
      .map(([name, text]) => [name, createHash('sha256').update(text).digest('hex').slice(0, 8)]),
  )

const namesOfKeys = (place: { keys: string }) => readdir(place.keys).catch(() => [])

/** A backup of two databases, two blobs and a key, and what it holds. */
const createBackup = async (name: string) => {
  const { place, read } = await createPlace(name)
  for (const service of ['auth', 'shortlist']) {
    const store = await connectStore(place.storeUrl, databaseOf(service))
    await store.connection.collection('things').insertMany(Array.from({ length: 600 }, (_, n) => ({ n, service })))
    await store.close()
  }
  for (const key of ['home/a', 'home/b']) await place.blobs.put(key, Buffer.from(key))
  await writeKeys(
    place.keys,
    (async function* () {
      yield await Promise.resolve({ name: 'REFRESH_TOKEN_KEYS', text: 'a key' })
    })(),
  )
  const file = join(folder, `${name}.backup`)
  await writeBackup(fileArchive(file), { ...place, isStopped: true })
  return { file, place, read, holds: await read() }
}

const brokerAt = (url: string) => ({
  url,
  replicas: 1,
  eventsMib: 64,
  subjectsByUser: undefined,
  credentialsFile: undefined,
})

const killed = () => Promise.reject(new Error('The process was killed.'))

describe('a restore that is killed', () => {
  it('before any of its writes is marked in the store, and repeated from the beginning', async () => {
    const { file, holds } = await createBackup('whole')
    let kills = 0
    for (; ; kills += 1) {
      const { place, read } = await createPlace(`new-${kills}`)
      const { stop, wasReached } = interruptWrite(kills + 1, killed)
      await restoreBackup(fileArchive(file), place).catch(() => undefined)
      stop()
      if (!wasReached()) break
      const found = await read()
      const isMarked = (await readRestoreMarks(place.storeUrl, databases)).length > 0
      if (!isMarked) expect([{}, holds]).toContainEqual(found)
      await restoreBackup(fileArchive(file), place)
      expect(await read()).toEqual(holds)
      expect(await readFile(join(place.keys, 'REFRESH_TOKEN_KEYS'), 'utf8')).toBe('a key')
    }
    expect(kills).toBeGreaterThan(10)
  })

  it('before its last mark is gone has written everything, and what was stored since stays', async () => {
    const { file } = await createBackup('ended')
    const { place, read } = await createPlace('ended-new')
    await restoreBackup(fileArchive(file), place)
    await writeRestoreMarks(place.storeUrl, databases.slice(-1), { by: 'it', databases: databases.length, places: [] })
    await place.blobs.put('home/since', Buffer.from('since'))
    const holds = await read()
    await restoreBackup(fileArchive(file), place)
    expect(await read()).toMatchObject({ 'home/since': holds['home/since'] })
    expect(await readRestoreMarks(place.storeUrl, databases)).toEqual([])
  })

  it('leaves nothing to another file that is restored instead', async () => {
    const { file, holds } = await createBackup('instead')
    const { place, read } = await createPlace('instead-new')
    const places = ['blobs', 'keys', 'broker']
    await writeRestoreMarks(place.storeUrl, databases, { by: 'first', databases: databases.length, places })
    await place.blobs.put('home/of-the-first', Buffer.from('first'))
    const nats = hasInfra('nats-server') ? await startNats() : undefined
    const broker = nats && brokerAt(nats.url)
    const bus = broker && (await createJetStreamBus(broker))
    const event = newEvent(
      EmailChanged,
      { userId: 'kim', before: 'a@b.example', after: 'c@d.example' },
      { clock: systemClock },
    )
    await bus?.publish(event)
    await bus?.close()
    await restoreBackup(fileArchive(file), { ...place, broker })
    expect(await read()).toMatchObject(holds)
    expect(Object.keys(await read())).not.toContain('home/of-the-first')
    expect(broker ? await (await loadStreamCopies()).countMessages(broker) : 0).toBe(0)
    await nats?.end()
  })

  it('is not backed up as if it were whole', async () => {
    const { file } = await createBackup('half')
    const { place } = await createPlace('half-new')
    const { stop } = interruptWrite(12, killed)
    await expect(restoreBackup(fileArchive(file), place)).rejects.toThrow('killed')
    stop()
    const copy = join(folder, 'of-half.backup')
    await expect(writeBackup(fileArchive(copy), { ...place, isStopped: true })).rejects.toThrow(
      'a restore into it has not ended',
    )
    expect(await readdir(folder)).not.toContain('of-half.backup')
  })

  it('is not whole where another one has begun beside it', async () => {
    const { file } = await createBackup('twice')
    const { place } = await createPlace('twice-new')
    let other: Promise<unknown> | undefined
    const { stop } = interruptWrite(
      12,
      () => (other ??= restoreBackup(fileArchive(file), place).catch(() => undefined)),
    )
    await expect(restoreBackup(fileArchive(file), place)).rejects.toThrow(/Another restore|E11000/)
    stop()
  })
})

it('a restore that was refused has changed nothing, and names what is in its way', async () => {
  const { file, place, read: readOld, holds } = await createBackup('refused')
  await expect(restoreBackup(fileArchive(file), place)).rejects.toThrow('The store holds data already')
  const { place: other, read } = await createPlace('refused-new')
  await other.blobs.put('mine', Buffer.from('mine'))
  await expect(restoreBackup(fileArchive(file), other)).rejects.toThrow('The place for blobs holds some already')
  expect(Object.keys(await read())).toEqual(['mine'])
  expect([await namesOfKeys(other), await namesOfKeys(place)]).toEqual([[], ['REFRESH_TOKEN_KEYS']])
  expect(await readOld()).toEqual(holds)
})
