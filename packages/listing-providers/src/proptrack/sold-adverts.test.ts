import { createLogger } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveProvider } from '../testing/serve-provider.ts'
import type { CallApi } from '../call-api.ts'
import { ProviderLimited } from '../provider-failures.ts'
import { createPropTrackProvider } from './proptrack-provider.ts'
import { aPropTrackListing } from './testing/a-proptrack-listing.ts'

const endOf = async (overrides: object) => {
  const server = await serveProvider({ replies: [{ body: aPropTrackListing({ listingId: '7', ...overrides }) }] })
  onTestFinished(() => server.close() as Promise<void>)
  const keys = { apiKey: 'key', apiSecret: 'secret', apiUrl: server.url }
  const options = { ...keys, imageUrl: 'https://images.example/{id}', disclaimer: null, isSample: false, pageSize: 40 }
  const provider = createPropTrackProvider(options, {
    clock: createTestClock(),
    log: createLogger({ level: 'silent' }),
  })
  return (await provider.lookUp?.(['7'], new AbortController().signal))?.ended[0]
}
const sold = { status: 'sold', saleDate: '2026-11-14', saleValue: 1_310_000, auctionResult: 'soldAfterAuction' }

describe('a followed advert at PropTrack', () => {
  it('says for how much it sold, when and how', async () => {
    const sale = { price: 1_310_000, day: '2026-11-14', method: 'afterAuction' }
    expect(await endOf(sold)).toEqual({ sourceId: '7', status: 'sold', sale })
  })

  it('keeps no value that is suppressed', async () => {
    const end = await endOf({ ...sold, saleValueSuppressed: true })
    expect(end?.sale).toEqual({ price: null, day: '2026-11-14', method: 'afterAuction' })
  })

  it('says only that it sold where PropTrack says no more, and nothing of a sale that failed', async () => {
    expect(await endOf({ status: 'sold' })).toEqual({ sourceId: '7', status: 'sold' })
    expect(await endOf({ ...sold, status: 'notSold' })).toEqual({ sourceId: '7', status: 'gone' })
  })
})

it('followed adverts for which there are no calls are left, and the others are kept', async () => {
  const adverts = [1, 2].map((id) => ({ body: aPropTrackListing({ listingId: `${id}`, status: 'sold' }) }))
  const server = await serveProvider({ replies: adverts })
  onTestFinished(() => server.close() as Promise<void>)
  const keys = { apiKey: 'key', apiSecret: 'secret', apiUrl: server.url }
  const options = { ...keys, imageUrl: 'https://images.example/{id}', disclaimer: null, isSample: false, pageSize: 40 }
  let calls = 2
  const spare =
    (call: CallApi): CallApi =>
    async (wanted) => {
      expect(wanted.isPaced).toBe(true)
      calls -= 1
      if (calls < 0) throw new ProviderLimited('none left', 60_000)
      return call(wanted)
    }
  const deps = { clock: createTestClock(), log: createLogger({ level: 'silent' }), spare }
  const provider = createPropTrackProvider(options, deps)
  const ids = Array.from({ length: 25 }, (_, index) => `${index + 1}`)
  const found = await provider.lookUp?.(ids, new AbortController().signal)
  expect(found?.ended.map(({ sourceId }) => sourceId)).toEqual(['1', '2'])
  expect(found?.left?.sourceIds).toEqual(ids.slice(2))
  await expect(provider.lookUp?.(ids, new AbortController().signal)).rejects.toThrow('none left')
})
