import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSearch, type SearchUnderTest } from './testing/start-search.ts'

let service: SearchUnderTest
beforeAll(async () => {
  service = await startSearch()
})
afterAll(() => service.stop())

it.each(['search_pages', 'search_results', 'user_properties'])(
  'MongoDB can shard %s, as docs/operations.md has it: no index but that of _id is unique',
  async (collection) => {
    const indexes = await service.store.collection(collection).indexes()
    expect(indexes.length).toBeGreaterThan(1)
    expect(indexes.filter(({ unique }) => unique === true)).toEqual([])
  },
)
