import type { RequestHandler } from 'express'
import { isAustralianState, type MarketLocality } from '../places/locality.ts'

/** `GET /reaxml/feed.xml?suburb=&state=&postcode=`. */
export const feedRoute =
  (feedFor: (place: MarketLocality) => string): RequestHandler =>
  (req, res) => {
    const { suburb, state, postcode } = req.query
    const isPlace = typeof suburb === 'string' && typeof state === 'string' && typeof postcode === 'string'
    if (!isPlace || !isAustralianState(state.toUpperCase()) || !/^\d{4}$/.test(postcode)) {
      res.status(400).type('text/plain').send('suburb, state and a postcode of four digits are needed')
      return
    }
    res
      .type('application/xml')
      .send(feedFor({ suburb, state: state.toUpperCase() as MarketLocality['state'], postcode }))
  }
