import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterAll, describe, expect, it } from 'vitest'
import { compactStore, repairStore, startEmbeddedMongo, verifyStore } from '../src/index.ts'

const directory = mkdtempSync(join(tmpdir(), 'embedded-mongo-in-use-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('a data directory in use', () => {
  it.each(Object.entries({ verifyStore, repairStore, compactStore }))('is left alone by %s', async (name, command) => {
    const path = join(directory, name)
    const server = await startEmbeddedMongo({ path })
    const client = await MongoClient.connect(server.url)
    const homes = client.db('app').collection<{ _id: number }>('homes')
    await homes.insertOne({ _id: 1 })
    const said = `The data directory ${path} is in use by another process: stop it, or choose another directory.`
    await expect(command(path)).rejects.toThrow(said)
    await expect(startEmbeddedMongo({ path })).rejects.toThrow(said)
    await homes.insertOne({ _id: 2 })
    await client.close()
    await server.close()
    await command(path)
    expect((await verifyStore(path)).documents).toBe(2)
  })

  it('opens although a power cut has torn the files of its lock', async () => {
    const path = join(directory, 'torn')
    await (await startEmbeddedMongo({ path })).close()
    for (const name of readdirSync(join(path, 'in-use'))) truncateSync(join(path, 'in-use', name))
    await (await startEmbeddedMongo({ path })).close()
  })
})
