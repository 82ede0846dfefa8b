import type { RequestHandler } from 'express'
import type { Market } from '../market/create-market.ts'
import { isoDay } from '../market/local-time.ts'

/** `GET /_market`: what the market is like today, for operators and tests. */
export const describeMarket =
  (market: Market): RequestHandler =>
  (_req, res) => {
    res.json(factsOf(market))
  }

/** `POST /_market/advance {days}`: the market moves on; whoever keeps feeds writes them anew first. */
export const advanceMarket =
  (market: Market, renew: () => Promise<void>): RequestHandler =>
  async (req, res) => {
    const days: unknown = (req.body as { days?: unknown } | undefined)?.days
    if (typeof days !== 'number' || !Number.isInteger(days) || days < 0 || days > 3_650) {
      res.status(400).json({ error: 'days must be a whole number from 0 to 3650' })
      return
    }
    market.advance(days)
    await renew()
    res.json(factsOf(market))
  }

const factsOf = (market: Market) => ({
  seed: market.seed,
  day: market.today(),
  date: isoDay(market.today()),
  places: market.visited().map((place) => {
    const sales = market.salesIn(place)
    const count = (status: string) => sales.filter((sale) => sale.status === status).length
    return {
      suburb: place.suburb,
      state: place.state,
      postcode: place.postcode,
      current: count('current'),
      underOffer: count('under-offer'),
      sold: count('sold'),
      withdrawn: count('withdrawn'),
    }
  }),
})
