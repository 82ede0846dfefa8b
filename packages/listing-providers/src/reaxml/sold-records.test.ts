import { describe, expect, it } from 'vitest'
import { applyUpdate } from './rules/apply-update.ts'
import { aFeed, aReaxmlListing, bytesOf, currentBody } from './testing/a-feed.ts'
import { parseFeed } from './testing/parse-feed.ts'

const updateOf = (body: string, status = 'sold') => {
  const [update] = parseFeed(bytesOf(aFeed(aReaxmlListing({ status, body })))).updates
  return update ?? expect.fail('The record was rejected')
}
const details = (display: string) =>
  `<soldDetails><soldPrice display="${display}">1310000</soldPrice><soldDate>2026-11-14</soldDate></soldDetails>`

describe('a sold record of a feed', () => {
  it('says for how much, when and how', () => {
    const outcome = '<auctionOutcome><auctionResult>soldAtAuction</auctionResult></auctionOutcome>'
    expect(updateOf(details('yes') + outcome).sale).toEqual({ price: 1_310_000, day: '2026-11-14', method: 'auction' })
  })

  it.each(['no', 'range', ''])('keeps no price with display="%s"', (display) => {
    const update = updateOf(details(display))
    expect(update.sale).toEqual({ price: null, day: '2026-11-14', method: null })
    expect(JSON.stringify({ ...update, record: '' })).not.toContain('1310000')
  })

  it.each([
    ['<price display="yes">1250000</price><priceView>$1.2m - $1.3m</priceView>', '$1.2m - $1.3m'],
    ['<price display="no">1250000</price><priceView>$1.2m - $1.3m</priceView>', undefined],
    ['<price display="yes">1310000</price><priceView>SOLD $1,310,000</priceView>', undefined],
    ['<price display="yes">1250000</price><priceView>Contact agent</priceView>', undefined],
  ])('keeps the guide that it still shows: %s', (price, advertisedAs) => {
    expect(updateOf(price + details('yes')).sale?.advertisedAs).toBe(advertisedAs)
  })

  it('keeps what is known of the sale unless a later record says otherwise', () => {
    const known = applyUpdate(null, updateOf(currentBody(), 'current'))
    const sold = applyUpdate(known, updateOf(details('yes')))
    const again = applyUpdate(sold, updateOf(''))
    expect(again?.sale?.price).toBe(1_310_000)
    expect(applyUpdate(again, updateOf(details('no')))?.sale?.price).toBeNull()
    expect(applyUpdate(again, updateOf('', 'current'))).not.toHaveProperty('sale')
    expect(applyUpdate(again, updateOf('', 'withdrawn'))).not.toHaveProperty('sale')
  })
})
