import { describe, expect, it } from 'vitest'
import { openMarket, richmond } from '../testing/open-market.ts'
import { recordsOf } from '../testing/records-of.ts'

describe('a REAXML feed', () => {
  it('keeps the sold homes of some agencies for two months, with their last guide and how they sold', async () => {
    const records = recordsOf((await openMarket()).feedFor(richmond))
    const whole = records.filter(({ status, address }) => status === 'sold' && address !== undefined)
    const days = whole.map(({ soldDetails }) => soldDetails?.soldDate ?? '').toSorted()
    expect(days[0]?.localeCompare('2026-09-22')).toBeGreaterThanOrEqual(0)
    expect(days.at(-1)?.localeCompare('2026-11-21')).toBeLessThanOrEqual(0)
    const shown = whole.filter(({ soldDetails }) => soldDetails?.soldPrice.display === 'yes')
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.length).toBeLessThan(whole.length)
    const guides = shown.filter(({ price }) => price?.display === 'yes')
    const above = guides.filter(({ price, soldDetails }) => {
      return Number(soldDetails?.soldPrice['#text']) > Number(price?.['#text'])
    })
    expect(above.length).toBeGreaterThan(0)
    expect(above.length).toBeLessThan(guides.length)
  })

  it('reports other homes that left the market by their ids alone', async () => {
    const records = recordsOf((await openMarket()).feedFor(richmond))
    const gone = records.filter(({ status, address }) => status !== 'current' && address === undefined)
    expect(new Set(gone.map(({ status }) => status))).toEqual(new Set(['sold', 'withdrawn']))
    for (const { status, ...rest } of gone)
      expect(Object.keys(rest).sort()).toEqual(
        status === 'sold' ? ['agentID', 'modTime', 'soldDetails', 'uniqueID'] : ['agentID', 'modTime', 'uniqueID'],
      )
  })
})
