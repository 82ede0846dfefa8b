import { connectStore, databaseOf } from '@verandah/kit'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from './migrate.ts'

let mongo: Awaited<ReturnType<typeof startInMemoryMongo>>
beforeAll(async () => {
  mongo = await startInMemoryMongo()
})
afterAll(() => mongo.close())

const environment = {
  SERVICES: 'gateway,shortlist',
  SESSION_SECRET: 'a secret of this test alone, long enough',
  LOG_LEVEL: 'silent',
}

it('migrations run and indexes are built without a broker, for the services in SERVICES alone', async () => {
  const store = await connectStore(mongo.url, databaseOf('shortlist'))
  const saved = store.connection.collection('saved_properties')
  await saved.createIndexes([{ key: { userId: 1, createdAt: -1 }, name: 'userId_1_createdAt_-1' }])
  const indexes = async () => (await saved.indexes()).map(({ name }) => name)
  expect(await indexes()).toEqual(['_id_', 'userId_1_createdAt_-1'])

  expect(await migrate(environment, mongo.url)).toEqual(['shortlist'])
  expect(await indexes()).not.toContain('userId_1_createdAt_-1')
  expect(await indexes()).toContain('userId_1_propertyId_1')

  await saved.dropIndex('userId_1_propertyId_1')
  await migrate(environment, mongo.url)
  expect(await indexes()).toContain('userId_1_propertyId_1')

  const search = await connectStore(mongo.url, databaseOf('search'))
  expect(await search.connection.listCollections()).toEqual([])
  await Promise.all([store.close(), search.close()])
})
