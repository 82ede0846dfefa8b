import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectStore, databaseOf } from '@verandah/kit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeBackup } from '../backup/backup.ts'
import { fileArchive } from '../backup/file-archive.ts'
import { collectEnds } from '../testing/collect-ends.ts'
import { startServers } from '../testing/start-servers.ts'

const { onEnd, endAll } = collectEnds()
let folder: string
let servers: Awaited<ReturnType<typeof startServers>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-mongo-users-'))
  onEnd(() => rm(folder, { recursive: true }))
  servers = await startServers(folder, onEnd)
})
afterAll(() => endAll())

const urlOf = (part: string) => servers.settingsOf(part, servers.settings).MONGODB_URL ?? ''
const things = async (part: string, database: string) => {
  const store = await connectStore(urlOf(part), database)
  onEnd(() => store.close())
  return store.connection.collection<{ n: number }>('things')
}

describe.runIf(process.env.MONGODB_URL === undefined)('the users of the store', () => {
  it('each reach the database of their service alone', async () => {
    await (await things('auth', databaseOf('auth'))).insertOne({ n: 1 })
    const others = await things('auth', databaseOf('search'))
    await expect(others.findOne()).rejects.toThrow('not authorized on verandah_search')
    await expect(others.insertOne({ n: 1 })).rejects.toThrow('not authorized on verandah_search')
  })

  it('backups copy every database, and write to none', async () => {
    const place = {
      storeUrl: urlOf('backup'),
      broker: undefined,
      blobs: undefined,
      keys: undefined,
      password: undefined,
    }
    const counts = await writeBackup(fileArchive(join(folder, 'a.backup')), { ...place, isStopped: true })
    expect(counts.documents).toBe(1)
    const own = await things('backup', databaseOf('auth'))
    await expect(own.insertOne({ n: 2 })).rejects.toThrow('not authorized on verandah_auth')
  })
})
