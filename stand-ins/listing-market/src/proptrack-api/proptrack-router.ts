import express, { type RequestHandler, type Response } from 'express'
import type { DomainOptions } from '../domain-api/domain-router.ts'
import { injectFaults } from '../domain-api/inject-faults.ts'
import { createTokenIssuer } from '../domain-api/issue-tokens.ts'
import { tokenRoute } from '../domain-api/token-route.ts'
import type { Market } from '../market/create-market.ts'
import { findListings } from './find-listings.ts'
import { cursorOf, readQuery } from './read-query.ts'
import { sendError } from './send-error.ts'
import { writeListing } from './write-listing.ts'

/** PropTrack's Listings API v2 as described by its OpenAPI document, over the simulated market. */
export function createPropTrackRouter(options: DomainOptions): express.Router {
  const { market, now, credentials, tokenLifeSeconds, faults, latencyMs } = options
  const issuer = createTokenIssuer({ credentials, lifeSeconds: tokenLifeSeconds, now })
  const router = express.Router()
  router.post('/oauth2/token', express.urlencoded({ extended: false }), tokenRoute(issuer))
  router.use('/api/v2', injectFaults(market.seed + 1, faults, latencyMs, sendError))
  router.use('/api/v2', (req, res, next) => {
    const token = /^Bearer (.+)$/i.exec(req.get('authorization') ?? '')?.[1] ?? ''
    if (issuer.scopesOf(token)) next()
    else sendError(res, 401, 'Authentication token validation has failed')
  })
  router.get('/api/v2/listings/search/suburb-and-postcode', searchPlace(market))
  router.get('/api/v2/listings/:id', (req, res) => {
    const sale = market.findByPropTrackId(req.params.id)
    if (sale) res.json(writeListing(sale))
    else sendError(res, 404, 'Unknown id, the included value does not match a record within our system')
  })
  return router
}

const searchPlace =
  (market: Market): RequestHandler =>
  (req, res: Response) => {
    const { search, fault } = readQuery(req.query)
    if (search === undefined) {
      sendError(res, 400, fault)
      return
    }
    const found = findListings(market, search)
    const { from, pageSize } = search
    const shown = found.slice(from, from + pageSize)
    const end = from + shown.length
    res.json({
      pageInfo: {
        ...(shown.length > 0 && { pageEndCursor: cursorOf(end - 1) }),
        hasNextPage: end < found.length,
      },
      numberOfResults: found.length,
      listings: shown.map(writeListing),
    })
  }
