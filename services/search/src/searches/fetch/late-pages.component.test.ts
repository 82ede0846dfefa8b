import { aListing } from '@verandah/listing-providers/testing'
import { createPlans, createHouseholds } from '@verandah/user-records'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openPipeline, planProvider, searchIn, type Pipeline } from '../../testing/open-pipeline.ts'
import { storePage } from '../../testing/store-page.ts'
import { askLateProviders } from './ask-late-providers.ts'
import { endWithWhatCame } from './complete-search.ts'

let pipeline: Pipeline
beforeAll(async () => {
  pipeline = await openPipeline()
})
afterAll(() => pipeline.close())

const never = new AbortController().signal
const listing = aListing({ id: 'one:1', streetNumber: '1' })
const late = { provider: 'one', page: 1, outcome: 'late', detail: null, total: null } as const

/** A search that ended with a late page, a minute ago. */
const endLate = async () => {
  const requested = await pipeline.request([planProvider('one', () => ({}))])
  await storePage(pipeline, searchIn(requested), { ...late, listings: [listing] })
  const { searchId } = requested.data
  await endWithWhatCame(pipeline, (await pipeline.searches.find(searchId))!)
  pipeline.clock.advance(60_000)
  return searchId
}
const pagesOf = async (searchId: string) =>
  (await pipeline.pages.factsOf([searchId])).map(({ provider, page, outcome }) => [provider, page, outcome])
const find = async (searchId: string) => (await pipeline.searches.find(searchId))!

/** Asks again; `meanwhile` happens after the process has read the search. */
const askAgain = async (meanwhile: (searchId: string) => Promise<unknown> = () => Promise.resolve()) => {
  const searches: Pipeline['searches'] = {
    ...pipeline.searches,
    toAskAgain: async (...given) => {
      const found = await pipeline.searches.toAskAgain(...given)
      for (const { _id } of found) await meanwhile(_id)
      return found
    },
  }
  const plans = { plans: createPlans(pipeline), households: createHouseholds(pipeline) }
  await askLateProviders({ ...pipeline, ...plans, searches }).run(never)
}

it('a search that is changed while it is about to ask again keeps its pages, and asks the next time', async () => {
  const searchId = await endLate()
  await askAgain((id) => pipeline.searches.touch(id))
  expect((await find(searchId)).status).toBe('failed')
  expect(await pagesOf(searchId)).toEqual([['one', 1, 'late']])
  await askAgain()
  expect(await find(searchId)).toMatchObject({ status: 'processing', asksAgain: ['one'] })
  expect(await pagesOf(searchId)).toEqual([])
})

it('a process that comes back after another one has asked again deletes no page of that round', async () => {
  const searchId = await endLate()
  await askAgain(async (id) => {
    await askAgain()
    await storePage(pipeline, await find(id), { ...late, listings: [listing] })
  })
  expect(await pagesOf(searchId)).toEqual([['one', 1, 'late']])
})

it('a score that comes while it waits for its turn does not end it', async () => {
  const searchId = await endLate()
  await askAgain()
  await storePage(pipeline, { ...(await find(searchId)), rounds: 0 }, { ...late, listings: [listing] })
  await pipeline.pages.markScored(`${searchId}:one:1`, 0)
  await pipeline.completeSearch(await find(searchId))
  expect(await find(searchId)).toMatchObject({ status: 'processing', isWaiting: true })
})

it('a page of the round itself is not deleted, however late the pages before it are', async () => {
  const searchId = await endLate()
  await askAgain()
  const search = await find(searchId)
  await storePage(pipeline, search, { ...late, listings: [listing] })
  await pipeline.pages.dropUnanswered(search)
  expect(await pagesOf(searchId)).toEqual([['one', 1, 'late']])
})
