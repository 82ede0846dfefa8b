import express, { type RequestHandler } from 'express'
import { createPropTrackRouter } from '../proptrack-api/proptrack-router.ts'
import { createDomainRouter, type DomainOptions } from '../domain-api/domain-router.ts'
import type { Market } from '../market/create-market.ts'
import { isoDay } from '../market/local-time.ts'
import { choosePicture } from '../pictures/choose-picture.ts'
import { isAustralianState } from '../places/locality.ts'
import type { Feeds } from '../reaxml/create-feeds.ts'

/** Domain's and PropTrack's APIs, REAXML feeds, pictures, and the market's own controls. */
export function createApp(domain: DomainOptions, feeds: Feeds): express.Express {
  const app = express().disable('x-powered-by')
  app.get('/_market', (_req, res) => void res.json(stateOf(domain.market)))
  app.post('/_market/advance', express.json(), advanceMarket(domain.market, feeds))
  app.get(['/pictures/:home/:name.svg', '/pictures/:home.:name.svg'], sendPicture)
  app.use('/pictures', sendNoPicture)
  app.get('/reaxml/feed.xml', sendFeed(feeds))
  app.use('/v1', createDomainRouter(domain))
  app.use(createPropTrackRouter(domain))
  return app
}

/** `POST /_market/advance {days}`: advances the market's date; stored feeds are rewritten before the response. */
const advanceMarket =
  (market: Market, feeds: Feeds): RequestHandler =>
  async (req, res) => {
    const days: unknown = (req.body as { days?: unknown } | undefined)?.days
    if (typeof days !== 'number' || !Number.isInteger(days) || days < 0 || days > 3_650) {
      res.status(400).json({ error: 'days must be a whole number from 0 to 3650' })
      return
    }
    market.advance(days)
    await feeds.renew()
    res.json(stateOf(market))
  }

/** The market's seed and date, for operators and tests. */
const stateOf = (market: Market) => ({ seed: market.seed, day: market.today(), date: isoDay(market.today()) })

/** A problem document (RFC 9457), because browsers request pictures through the product. */
const sendNoPicture: RequestHandler = (_req, res) => {
  const problem = { type: '/problems/not-found', title: 'Not found', status: 404, code: 'not-found' }
  res.status(404).type('application/problem+json')
  res.send(JSON.stringify({ ...problem, detail: 'There is no such picture.' }))
}

const yearSeconds = 31_536_000

/** `GET /pictures/{pictureId}/{n}.svg`, or `{pictureId}.{n}.svg` as one name: a URL always returns the same drawing. */
const sendPicture: RequestHandler<{ home: string; name: string }> = (req, res, next) => {
  const picture = choosePicture(req.params.home, req.params.name)
  if (picture === undefined) {
    next()
    return
  }
  res.set('cache-control', `public, max-age=${yearSeconds}, immutable`)
  res.set('x-content-type-options', 'nosniff')
  res.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  res.type('image/svg+xml').send(picture)
}

/** `GET /reaxml/feed.xml?suburb=&state=&postcode=`. */
const sendFeed =
  ({ feedFor }: Feeds): RequestHandler =>
  (req, res) => {
    const { suburb, state: given, postcode } = req.query
    const state = typeof given === 'string' ? given.toUpperCase() : ''
    const isPlace = typeof suburb === 'string' && typeof postcode === 'string' && /^\d{4}$/.test(postcode)
    if (isPlace && isAustralianState(state)) res.type('application/xml').send(feedFor({ suburb, state, postcode }))
    else res.status(400).type('text/plain').send('suburb, state and a postcode of four digits are needed')
  }
