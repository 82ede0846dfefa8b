import express, { type RequestHandler, type Response } from 'express'
import type { DomainOptions } from '../domain-api/domain-router.ts'
import { injectFaults } from '../domain-api/inject-faults.ts'
import { createTokenIssuer } from '../domain-api/issue-tokens.ts'
import { tokenRoute } from '../domain-api/token-route.ts'
import type { Market } from '../market/create-market.ts'
import { cursorOf, readQuery, type PropTrackSearch } from './read-query.ts'
import { writeListing, statusOf, typeOf } from './write-listing.ts'
import { askPrice } from '../market/ask-price.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { isoDay } from '../market/local-time.ts'

/** PropTrack's Listings API v2 as described by its OpenAPI document, over the simulated market. */
export function createPropTrackRouter(options: DomainOptions): express.Router {
  const { market, now, tokenLifeSeconds, faults } = options
  const issuer = createTokenIssuer({ lifeSeconds: tokenLifeSeconds, now })
  const router = express.Router()
  router.post('/oauth2/token', express.urlencoded({ extended: false }), tokenRoute(issuer))
  router.use('/api/v2', injectFaults(market.seed + 1, faults, sendError))
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

/** PropTrack's results, newest first; listings of one day are ordered by id. */
function findListings(market: Market, search: PropTrackSearch): Sale[] {
  return search.places
    .flatMap((place) => market.salesIn(market.atlas.describe(place)))
    .filter((sale) => sale.home.listedAt.includes('proptrack') && search.isForSale && matches(sale, search))
    .sort((a, b) => dayOf(b) - dayOf(a) || (a.home.propTrackId < b.home.propTrackId ? -1 : 1))
}

const dayOf = ({ home }: Sale) => home.campaign.listedDay

const isAny = ({ min, max }: { min: number; max: number }) => min === -Infinity && max === Infinity

const matches = (sale: Sale, search: PropTrackSearch): boolean => {
  const { building, campaign } = sale.home
  const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
  return (
    (search.statuses.length === 0 || search.statuses.includes(statusOf(sale))) &&
    (search.propertyTypes.length === 0 || search.propertyTypes.includes(typeOf(sale.home))) &&
    isWithin(building.bedrooms, search.bedrooms) &&
    isWithin(building.bathrooms, search.bathrooms) &&
    isWithin(building.carspaces, search.carSpaces) &&
    isWithin(building.landSqm ?? 0, search.landArea) &&
    (isAny(search.price) || isWithin(askPrice(sale, 'proptrack').figureAud, search.price)) &&
    (search.startDate === '' || isoDay(campaign.listedDay) >= search.startDate)
  )
}

const codeOf: Readonly<Record<number, number>> = { 400: 7004, 401: 9012, 403: 9003, 404: 7002, 429: 9011 }

/** An error in the format of PropTrack's API; its only header is an id to quote to support. */
function sendError(res: Response, status: number, description: string): void {
  const code = codeOf[status] ?? 9000
  res.removeHeader('retry-after')
  res.status(status).json({ errors: [{ code, level: 'CRITICAL', description }] })
}
