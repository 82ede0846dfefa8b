import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { expect, it } from 'vitest'
import { connectStore } from './connect-store.ts'
import { insertEach } from './insert-each.ts'
import { defineSchema } from './schema.ts'

it('documents are inserted beside one whose key is taken, which is unchanged', async () => {
  const mongo = await startInMemoryMongo()
  const store = await connectStore(mongo.url, 'homes')
  const { collection } = store.collection('homes', defineSchema<{ _id: string; street: string }>({ street: String }))
  const homes = (street: string, ...ids: string[]) => ids.map((_id) => ({ _id, street }))
  expect(await insertEach(collection, [])).toBe(true)
  expect(await insertEach(collection, homes('Smith', 'a', 'b'))).toBe(true)
  expect(await insertEach(collection, homes('Cedar', 'b', 'c'))).toBe(false)
  const kept = await collection.find().sort({ _id: 1 }).toArray()
  expect(kept.map(({ street }) => street as string)).toEqual(['Smith', 'Smith', 'Cedar'])
  await store.close()
  await mongo.close()
})
