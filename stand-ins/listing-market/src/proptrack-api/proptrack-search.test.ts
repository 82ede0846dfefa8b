import { describe, expect, it } from 'vitest'
import type { ListingMarket } from '../index.ts'
import { openMarket, richmond } from '../testing/open-market.ts'

interface Page {
  numberOfResults: number
  pageInfo: { pageEndCursor: string; hasNextPage: boolean }
  listings: { listingId: string; listingPrice: number; priceDescription: string; address: { fullAddress: string } }[]
}

const open = async () => {
  const market = await openMarket()
  const authorization = `Basic ${Buffer.from('sample-client:sample-secret').toString('base64')}`
  const body = new URLSearchParams({ grant_type: 'client_credentials' })
  const reply = await fetch(`${market.url}/oauth2/token`, { method: 'POST', headers: { authorization }, body })
  const { access_token: token } = (await reply.json()) as { access_token: string }
  return { market, get: (path: string) => get(market, token, path) }
}
const get = (market: ListingMarket, token: string, path: string) =>
  fetch(`${market.url}/api/v2/listings/${path}`, { headers: { authorization: `Bearer ${token}` } })
const place = 'search/suburb-and-postcode?listingTypes=sale&status=current&suburb=Richmond&state=vic&postcodes=3121'

describe('PropTrack’s side of the market', () => {
  it('is read to the end by cursors: exactly the homes that are listed there, some nowhere else', async () => {
    const { market, get } = await open()
    const seen: string[] = []
    let after = ''
    for (let more = true; more;) {
      const page = (await (await get(`${place}&pageSize=20${after}`)).json()) as Page
      seen.push(...page.listings.map(({ listingId }) => listingId))
      more = page.pageInfo.hasNextPage
      after = `&afterPageCursor=${encodeURIComponent(page.pageInfo.pageEndCursor)}`
    }
    const there = market
      .salesIn(richmond)
      .filter(({ home, status }) => home.listedAt.includes('proptrack') && status !== 'sold' && status !== 'withdrawn')
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.toSorted()).toEqual(there.map(({ home }) => home.propTrackId).toSorted())
    expect(there.some(({ home }) => home.listedAt.length === 1)).toBe(true)
  })

  it('has a number beside every price in words, and finds by the number', async () => {
    const { get } = await open()
    const all = ((await (await get(`${place}&pageSize=200`)).json()) as Page).listings
    expect(all.some(({ listingPrice, priceDescription }) => listingPrice > 0 && !/\d/.test(priceDescription))).toBe(
      true,
    )
    const cheap = ((await (await get(`${place}&pageSize=200&priceMax=900000`)).json()) as Page).listings
    expect(cheap.map(({ listingId }) => listingId)).toEqual(
      all.flatMap(({ listingId, listingPrice }) => (listingPrice <= 900_000 ? [listingId] : [])),
    )
  })

  it('answers a listing by its id, and errors in its own form', async () => {
    const { market, get } = await open()
    const [first] = ((await (await get(place)).json()) as Page).listings
    expect(await (await get(first?.listingId ?? '')).json()).toEqual(first)
    const errorOf = async (reply: Response) => [
      reply.status,
      ((await reply.json()) as { errors: { code: number }[] }).errors[0]?.code,
    ]
    expect(await errorOf(await get('1'))).toEqual([404, 7002])
    expect(await errorOf(await get('search/suburb-and-postcode?suburb=Richmond'))).toEqual([400, 7004])
    expect(await errorOf(await fetch(`${market.url}/api/v2/listings/1`))).toEqual([401, 9012])
  })
})
