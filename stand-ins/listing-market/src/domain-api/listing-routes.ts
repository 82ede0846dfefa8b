import type { RequestHandler, Response } from 'express'
import type { Market } from '../market/create-market.ts'
import { findSales, type Found } from './find-sales.ts'
import { sendProblem } from './problems.ts'
import { type DomainSearch, readSearch } from './read-search.ts'
import { writeListing } from './write-listing.ts'
import { writeProject } from './write-project.ts'
import { writeDetail } from './write-detail.ts'

const mostSuggestions = 20

export interface DomainContext {
  market: Market
  /** The origin of picture URLs. */
  publicUrl: () => string
}

/** `POST /v1/listings/residential/_search`: an array. */
export function searchAsArray(context: DomainContext): RequestHandler {
  return answerSearch(context, 'pageNumber', (res, { total, items }) =>
    res.set('x-total-count', String(total)).json(items),
  )
}

/** `POST /v1/listingSearch/residential/search`: an object. */
export function searchAsObject(context: DomainContext): RequestHandler {
  return answerSearch(context, 'page', (res, { total, items, page, pageSize }) =>
    total === 0
      ? res.status(204).end()
      : res.json({
          results: items,
          totalResults: total,
          totalPages: Math.ceil(total / pageSize),
          page,
          actualTotalResults: total,
          actualTotalResultsExceedsMaximum: false,
          metadata: {},
        }),
  )
}

interface Answer extends Pick<DomainSearch, 'page' | 'pageSize'> {
  total: number
  items: object[]
}

const answerSearch =
  (
    { market, publicUrl }: DomainContext,
    pageField: 'page' | 'pageNumber',
    send: (res: Response, answer: Answer) => unknown,
  ): RequestHandler =>
  (req, res) => {
    const read = readSearch(req.body, pageField)
    if ('fault' in read) {
      sendProblem(res, 400, read.fault)
      return
    }
    const { page, pageSize } = read.search
    const found = findSales(market, read.search)
    const items = found.slice((page - 1) * pageSize, page * pageSize).map((item) => writeItem(item, publicUrl()))
    send(res, { total: found.length, items, page, pageSize })
  }

const writeItem = (item: Found, publicUrl: string) =>
  'sale' in item ? writeListing(item.sale, publicUrl) : writeProject(item.project, item.sales, publicUrl)

/** `GET /v1/listings/{id}`. */
export const listingById =
  ({ market, publicUrl }: DomainContext): RequestHandler<{ id: string }> =>
  (req, res) => {
    const sale = market.findByDomainId(Number(req.params.id))
    if (sale) res.json(writeDetail(sale, publicUrl()))
    else sendProblem(res, 404, 'There is no such listing')
  }

/** `GET /v1/listings/locations?terms=ric`. */
export const suggestLocations =
  ({ market }: DomainContext): RequestHandler =>
  (req, res) => {
    const terms = typeof req.query.terms === 'string' ? req.query.terms.trim() : ''
    const places = terms === '' ? [] : market.atlas.startingWith(terms).slice(0, mostSuggestions)
    const suggestions = places.map(({ suburb: name, municipality: area, state, postcode }) => {
      return { name, state, postcode, area, type: 'suburb' }
    })
    res.json(suggestions)
  }
