import { listSearches, requestSearch, type SearchStatus } from '@verandah/contracts'
import { expect } from 'vitest'
import { richmond, type SearchUnderTest } from './start-search.ts'

/** Requests a search of Richmond and waits until every provider has been asked. */
export async function begin(service: SearchUnderTest, as: string, body = {}): Promise<string> {
  const reply = await service.call(requestSearch, { body: { locations: [richmond], maxPrice: '1500000', ...body }, as })
  expect(reply.status).toBe(202)
  await service.idle()
  return reply.body.searchId
}

/** A search as its owner's list shows it; undefined when it is not there. */
export async function statusOf(service: SearchUnderTest, as: string, id: string): Promise<SearchStatus | undefined> {
  return (await service.call(listSearches, { as })).body.find((search) => search.id === id)
}
