import type { PropertiesFetched, EventOf } from '@verandah/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aListing } from '@verandah/listing-providers/testing'
import { openPipeline, searchIn, planProvider, type Pipeline, type Requested } from '../../testing/open-pipeline.ts'
import { storePage } from '../../testing/store-page.ts'
import { storePages } from './store-page.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const facts = { outcome: 'last', detail: null, total: null } as const
const listing = aListing({ id: 'one:1', streetNumber: '1' })
const again = aListing({ id: 'two:1', provider: 'two', streetNumber: '1' })
const other = aListing({ id: 'two:2', provider: 'two', streetNumber: '2' })

const askedAt = new Date('2026-11-20T00:00:00.000Z')
const begin = () => pipeline.request(['one', 'two'].map((id) => planProvider(id, () => ({}))))
const announcedBy = ({ data: { searchId } }: Requested) =>
  pipeline.told
    .map(({ data }) => data as Partial<EventOf<typeof PropertiesFetched>['data']>)
    .filter((data) => data.searchId === searchId && data.inputs)
    .map(({ pageId, inputs }) => [pageId?.slice(searchId.length + 1), inputs?.length])

it('pages stored together announce each home once, and each page knows how many of them are its own', async () => {
  const requested = await begin()
  await storePages(pipeline, searchIn(requested), [
    { ...facts, askedAt, provider: 'one', page: 1, listings: [listing] },
    { ...facts, askedAt, provider: 'two', page: 1, listings: [again, other] },
  ])
  expect(announcedBy(requested)).toEqual([
    ['one:1', 1],
    ['two:1', 1],
  ])
  const stored = await pipeline.pages.factsOf([requested.data.searchId])
  expect(stored.map(({ provider, found, parts }) => [provider, found, parts])).toEqual([
    ['one', 1, 1],
    ['two', 2, 1],
  ])
})

it('a home is announced by the later page when another process stored the first one without it', async () => {
  const requested = await begin()
  await storePage(pipeline, searchIn(requested), { ...facts, provider: 'one', page: 1, listings: [] })
  await storePages(pipeline, searchIn(requested), [
    { ...facts, askedAt, provider: 'one', page: 1, listings: [listing] },
    { ...facts, askedAt, provider: 'two', page: 1, listings: [again, other] },
  ])
  expect(announcedBy(requested)).toEqual([['two:1', 2]])
})

it('a page that is fetched again is announced by another event, because scoring handles each once', async () => {
  const requested = await begin()
  const search = searchIn(requested)
  const page = { ...facts, provider: 'one', page: 1 } as const
  await storePage(pipeline, search, { ...page, outcome: 'late', listings: [listing] })
  await pipeline.pages.dropUnanswered({ ...search, rounds: 1, asksAgain: ['one'] })
  await storePage(pipeline, { ...search, rounds: 1 }, { ...page, listings: [listing, other] })
  const ids = pipeline.told.filter(({ id }) => id.startsWith(search._id)).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
  expect(announcedBy(requested)).toEqual([
    ['one:1', 1],
    ['one:1', 2],
  ])
})
