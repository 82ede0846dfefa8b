import { createLogger } from '@verandah/kit'
import { createTestClock } from '@verandah/kit/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { serveProvider } from '../testing/serve-provider.ts'
import { createDomainProvider } from './domain-provider.ts'
import { readSearchReply } from './read-search-reply.ts'
import { aDomainResult } from './testing/a-domain-result.ts'

const soldData = { source: 'Agency', saleMethod: 'SoldByAuction', soldDate: '2026-11-14', soldPrice: 1_310_000 }
const read = (overrides: Parameters<typeof aDomainResult>[0]) => {
  const { listings } = readSearchReply([aDomainResult(overrides)], { isSample: false, year: 2026 })
  return listings[0]
}

describe('a sold advert in a search reply of Domain', () => {
  it('says for how much, when and how', () => {
    const sale = { price: 1_310_000, day: '2026-11-14', method: 'auction' }
    expect(read({ listingType: 'Sold', soldData })).toMatchObject({ status: 'sold', sale })
  })

  it('keeps no price that is withheld, and is silent where Domain is', () => {
    const withheld = { ...soldData, soldPrice: undefined, saleMethod: 'NotStated' }
    expect(read({ soldData: withheld })?.sale).toEqual({ price: null, day: '2026-11-14', method: null })
    const hidden = read({ soldData, priceDetails: { displayPrice: 'Auction', canDisplayPrice: false } })
    expect(JSON.stringify(hidden)).not.toContain('1310000')
    expect(read({ labels: ['Sold 12 Nov'] })).not.toHaveProperty('sale')
  })

  it('is gone, not sold, when it was withdrawn', () => {
    const withdrawn = read({ soldData: { ...soldData, saleMethod: 'Withdrawn' } })
    expect(withdrawn?.status).toBe('gone')
    expect(withdrawn).not.toHaveProperty('sale')
  })
})

const endOf = async (detail: object) => {
  const server = await serveProvider({ replies: [{ body: [] }, { body: detail }] })
  onTestFinished(() => server.close() as Promise<void>)
  const keys = { clientId: 'id', clientSecret: 'secret', apiUrl: server.url, authUrl: server.url }
  const parts = { clock: createTestClock(), log: createLogger({ level: 'silent' }) }
  const provider = createDomainProvider({ ...keys, isSample: false, pageSize: 2 }, parts)
  return (await provider.lookUp?.(['7'], new AbortController().signal))?.ended
}

describe('a followed advert at Domain', () => {
  const soldDetails = { saleMethod: 'SoldPriorToAuction', soldDate: '2026-11-12T00:00:00', soldPrice: 980_000 }

  it('says how it sold', async () => {
    const sale = { price: 980_000, day: '2026-11-12', method: 'beforeAuction' }
    expect(await endOf({ status: 'sold', saleDetails: { soldDetails } })).toEqual([
      { sourceId: '7', status: 'sold', sale },
    ])
  })

  it('says only that it sold where Domain says no more, or something odd', async () => {
    const sold = [{ sourceId: '7', status: 'sold' }]
    expect(await endOf({ status: 'sold' })).toEqual(sold)
    expect(await endOf({ status: 'sold', saleDetails: 'sold', isWithdrawn: 'no' })).toEqual(sold)
  })

  it('keeps no price that is not to be shown', async () => {
    const closed = { ...soldDetails, canDisplayPrice: false }
    expect(JSON.stringify(await endOf({ status: 'sold', saleDetails: { soldDetails: closed } }))).not.toContain(
      '980000',
    )
    const priceDetails = { canDisplayPrice: false }
    const whole = await endOf({ status: 'sold', priceDetails, saleDetails: { soldDetails } })
    expect(whole?.[0]?.sale?.price).toBeNull()
  })
})
