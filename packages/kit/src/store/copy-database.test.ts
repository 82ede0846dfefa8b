import { startInMemoryMongo } from '@verandah/embedded-mongo'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { connectStore } from './connect-store.ts'
import { listFilled, readDocuments, restoreMarks, writeDocuments, type KeptDocument } from './copy-database.ts'
import { eachPage } from './each-page.ts'
import { defineSchema } from './schema.ts'

const databases = ['one', 'other', 'empty']
const { Double, Long, MongoServerError } = mongoose.mongo

it('every document but a mark is copied as of one moment into an empty store, and empty collections are not listed', async () => {
  const from = await startInMemoryMongo()
  const to = await startInMemoryMongo()
  const stores = await Promise.all(databases.map((name) => connectStore(from.url, name)))
  const [one, other, empty] = stores.map(({ connection }) => connection)
  const typed = {
    at: new Date(0),
    long: Long.fromNumber(1),
    price: new Double(1),
    bytes: Buffer.from('x'),
  }
  await one!.collection('homes').insertMany(Array.from({ length: 501 }, (_, _id) => ({ _id, ...typed }) as never))
  await one!.collection('notes').insertOne({ text: 'of one' })
  await other!.collection('homes').insertOne({ text: 'of the other' })
  await other!.collection(restoreMarks).insertOne({ by: 'an unfinished restore' })
  await empty!.collection('homes').insertOne({})
  await empty!.collection('homes').deleteMany({})
  const read = async (url: string) => {
    const kept: KeptDocument[] = []
    await readDocuments({ url, databases }, async (document) => {
      if (kept.push(document) === 1) await other!.collection('homes').insertOne({ text: 'written during the copy' })
    })
    return kept.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  }
  const kept = await read(from.url)
  expect(kept).toHaveLength(503)
  await writeDocuments(
    to.url,
    (async function* () {
      yield* kept
      await Promise.resolve()
    })(),
  )
  expect(await read(to.url)).toEqual(kept)
  const filled = ['one.homes', 'one.notes', 'other.homes']
  expect((await listFilled(to.url, databases)).toSorted()).toEqual(filled)
  expect((await listFilled(from.url, databases)).toSorted()).toEqual(filled)
  await expect(
    writeDocuments(
      to.url,
      (async function* () {
        yield* kept
        await Promise.resolve()
      })(),
    ),
  ).rejects.toThrow('E11000')
  await Promise.all(stores.map((store) => store.close()))
  await Promise.all([from.close(), to.close()])
})

it.each([123, 246])(
  'a copy that fails with %i says to stop the product, and any other failure remains',
  async (code) => {
    const mongo = await startInMemoryMongo()
    const store = await connectStore(mongo.url, 'one')
    await store.connection.collection('homes').insertOne({})
    const fail = (error: Error) => readDocuments({ url: mongo.url, databases }, () => Promise.reject(error))
    await expect(fail(new MongoServerError({ message: 'no snapshots', code }))).rejects.toThrow('say --stopped')
    const others = [
      new MongoServerError({ message: 'no primary', code: 10107 }),
      Object.assign(new Error('full'), { code }),
    ]
    for (const error of others) await expect(fail(error)).rejects.toBe(error)
    await store.close()
    await mongo.close()
  },
)

it('filtered documents are paged in the order of their ids, each once', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'pages')
  const homes = store.collection('homes', defineSchema<{ _id: string; rooms: number }>({ _id: String, rooms: Number }))
  const all = Array.from({ length: 402 }, (_, n) => ({ _id: String(n).padStart(3, '0'), rooms: n % 2 }))
  await homes.insertMany(all.toReversed())
  const pages: (readonly string[])[] = []
  for await (const page of eachPage(homes, { rooms: 0 }, (found) => found.map(({ _id }) => _id))) pages.push(page)
  expect(pages.map(({ length }) => length)).toEqual([200, 1])
  expect(pages.flat()).toEqual(all.filter(({ rooms }) => rooms === 0).map(({ _id }) => _id))
  await store.close()
  await mongo.close()
})
