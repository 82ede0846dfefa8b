import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openServer } from '../src/open-server.ts'

const plentyBytes = 1024 ** 3

describe('a disk that fills up', () => {
  let path: string
  let freeBytes = plentyBytes
  let server: Awaited<ReturnType<typeof openServer>>
  let client: MongoClient
  const failures: Error[] = []

  const open = async () => {
    server = await openServer(
      { path },
      (error) => failures.push(error),
      () => Promise.resolve(freeBytes),
    )
    client = await MongoClient.connect(`mongodb://127.0.0.1:${server.port}/?directConnection=true`)
  }
  const close = async () => {
    await client.close()
    await server.close()
  }
  beforeAll(async () => {
    path = await mkdtemp(join(tmpdir(), 'embedded-mongo-full-'))
    await open()
  })
  afterAll(async () => {
    await close()
    await rm(path, { recursive: true, force: true })
  })

  const things = () => client.db('test').collection<{ _id: number; n?: number }>('things')
  const refused = {
    code: 14031,
    codeName: 'OutOfDiskSpace',
    message: expect.stringContaining('free some space') as string,
  }

  it('refuses writes with a remedy while reads and deletions continue, and accepts them again by itself', async () => {
    await things().insertMany([{ _id: 1 }, { _id: 2 }])
    freeBytes = 1_000_000
    await expect
      .poll(() =>
        things()
          .insertOne({ _id: 3 })
          .catch((error: unknown) => error),
      )
      .toMatchObject(refused)
    await expect(things().updateOne({ _id: 1 }, { $set: { n: 1 } })).rejects.toMatchObject(refused)
    await expect(things().findOneAndUpdate({ _id: 1 }, { $set: { n: 1 } })).rejects.toMatchObject(refused)
    expect((await things().deleteOne({ _id: 2 })).deletedCount).toBe(1)
    freeBytes = plentyBytes
    await expect
      .poll(() =>
        things()
          .updateOne({ _id: 1 }, { $set: { n: 2 } })
          .then(
            () => 'taken',
            () => 'refused',
          ),
      )
      .toBe('taken')
    expect((await things().find().sort({ _id: 1 }).toArray()).filter(({ _id }) => _id < 3)).toEqual([{ _id: 1, n: 2 }])
    expect(failures).toEqual([])
  })

  it('opens on a full disk, with its indexes, and can be read', async () => {
    await close()
    freeBytes = 0
    await open()
    await things().createIndexes([{ key: { n: 1 } }])
    await expect(things().insertOne({ _id: 9 })).rejects.toMatchObject(refused)
    expect(await things().findOne({ n: 2 })).toMatchObject({ _id: 1 })
  })
})
