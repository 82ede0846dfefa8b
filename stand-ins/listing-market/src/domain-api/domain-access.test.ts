import { describe, expect, it } from 'vitest'
import { inRichmond, openMarket, post, requestToken, searchPage, someDay, tokenFor } from '../testing/open-market.ts'

const search = '/v1/listings/residential/_search'

describe("access to Domain's API", () => {
  it('issues a token for the sample credentials and none for others', async () => {
    const market = await openMarket()
    expect(await (await requestToken(market)).json()).toMatchObject({ token_type: 'Bearer', expires_in: 3_600 })
    expect((await requestToken(market, 'api_listings_read', 'wrong')).status).toBe(401)
  })

  it('gives a reason for refusals: 401 without a token or with an expired one, 403 without the scope', async () => {
    let nowMs = someDay().getTime()
    const market = await openMarket({ now: () => new Date(nowMs), tokenLifeSeconds: 60 })
    const unknown = await post(market, 'unknown', search, inRichmond)
    expect(unknown.status).toBe(401)
    expect(unknown.headers.get('x-domain-security-reason')).toMatch(/token/)
    const token = await tokenFor(market)
    expect((await post(market, token, search, inRichmond)).status).toBe(200)
    nowMs += 61_000
    expect((await post(market, token, search, inRichmond)).status).toBe(401)
    const narrow = await post(market, await tokenFor(market, 'api_agencies_read'), search, inRichmond)
    expect(narrow.status).toBe(403)
    expect(narrow.headers.get('x-domain-security-reason')).toMatch(/scope/)
  })

  it('counts requests against the quota and requests a wait when it is exhausted', async () => {
    const market = await openMarket({ quota: { perMinute: 2 } })
    const token = await tokenFor(market)
    const first = await post(market, token, search, inRichmond)
    expect(first.headers.get('x-quota-perminute-remaining')).toBe('1')
    await post(market, token, search, inRichmond)
    const limited = await post(market, token, search, inRichmond)
    expect(limited.status).toBe(429)
    expect(limited.headers.get('x-quota-exceeded')).toBe('Minute')
    expect(limited.headers.get('retry-after')).toBe('60')
    expect(limited.headers.get('content-type')).toMatch('application/problem+json')
    expect(await limited.json()).toMatchObject({ status: 429, title: 'Too Many Requests', instance: search })
  })

  it('answers an undocumented body with a problem document', async () => {
    const market = await openMarket()
    const { reply } = await searchPage(market, {})
    expect(reply.status).toBe(200)
    const wrong = await post(market, await tokenFor(market), search, { minBedrooms: 'two' })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ detail: 'The field minBedrooms must be a number.' })
    const unknown = await post(market, await tokenFor(market), search, { ...inRichmond, keywords: ['pool'] })
    expect(await unknown.json()).toMatchObject({ detail: 'The sample market does not know the field keywords.' })
  })

  it('fails at the configured rate, at the same requests each time', async () => {
    const outcomes = async () => {
      const market = await openMarket({ faults: { limited: 0.2, unavailable: 0.2, drop: 0.2 } })
      const token = await tokenFor(market)
      const seen: (number | string)[] = []
      for (let request = 0; request < 20; request += 1)
        seen.push(
          await post(market, token, search, { ...inRichmond, pageSize: 1 }).then(
            (reply) => reply.status,
            () => 'dropped',
          ),
        )
      return seen
    }
    const first = await outcomes()
    expect(new Set(first)).toEqual(new Set([200, 429, 503, 'dropped']))
    expect(await outcomes()).toEqual(first)
  })
})
