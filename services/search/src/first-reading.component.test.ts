import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestSearch } from '@verandah/contracts'
import { afterEach, expect, it, vi } from 'vitest'
import { statusOf } from './testing/ask-search.ts'
import { richmond, startSearch, type SearchUnderTest } from './testing/start-search.ts'

let service: SearchUnderTest
let folder: string
afterEach(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const start = async (environment: Record<string, string>, runsJobs = false) => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-feeds-'))
  service = await startSearch({
    market: { localities: [richmond] },
    environment: { REAXML_FEED_FOLDER: folder, ...environment },
    runsJobs,
  })
  await service.market.writeReaxmlFeed(folder)
  const as = service.signIn()
  const { body } = await service.call(requestSearch, { body: { locations: [richmond] }, as })
  return async () => {
    const search = await statusOf(service, as, body.searchId)
    const feeds = search?.providers.find(({ provider }) => provider === 'reaxml')
    return feeds && { status: search?.status, ...feeds }
  }
}
const words = 'Agency feeds are still being read for the first time.'
const patience = { timeout: 120_000 }

it('a search that begins before the feeds were read says so, and includes their homes afterwards', async () => {
  const feeds = await start({ PROVIDER_DEADLINE_MS: '60000', SEARCH_DEADLINE_MS: '60000' }, true)
  expect(await feeds()).toMatchObject({ state: 'searching', detail: words })
  await vi.waitFor(async () => expect(await feeds()).toMatchObject({ state: 'done', detail: null }), patience)
  const read = await feeds()
  expect(read?.found).toBeGreaterThan(0)
  expect(read?.total).toBe(read?.given)
})

it('at its deadline it includes what was read by then, and says why that is not all', async () => {
  const feeds = await start({ PROVIDER_DEADLINE_MS: '100' })
  await vi.waitFor(
    async () => expect(await feeds()).toMatchObject({ state: 'late', detail: words, found: 0 }),
    patience,
  )
})

it('a search that ended before they were read takes their homes in by itself when it asks again', async () => {
  const feeds = await start({ PROVIDER_DEADLINE_MS: '3000' })
  await vi.waitFor(async () => expect(await feeds()).toMatchObject({ state: 'late', detail: words }), patience)
  await service.scoreAll()
  const ended = await feeds()
  expect(ended?.status).toBe('completed')
  await vi.waitFor(async () => {
    await service.runJob('watch-feed-folder')
    expect(await service.store.collection('feed_addresses').countDocuments({ readAt: { $exists: true } })).toBe(1)
  }, patience)
  service.clock.advance(Date.parse(ended!.askAgainAt!) - service.clock.now().getTime())
  await service.runJob('ask-late-providers')
  expect(await feeds()).toMatchObject({ status: 'completed', state: 'late' })
  await service.scoreAll()
  const read = await feeds()
  expect(read).toMatchObject({ status: 'completed', state: 'done', detail: null, timesAskedAgain: 1 })
  expect(read?.found).toBeGreaterThan(0)
})
