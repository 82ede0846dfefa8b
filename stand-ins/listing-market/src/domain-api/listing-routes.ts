import type { RequestHandler } from 'express'
import type { Market } from '../market/create-market.ts'
import { findSales, type Found } from './find-sales.ts'
import { sendProblem } from './problems.ts'
import { readSearch } from './read-search.ts'
import { writeListing } from './write-listing.ts'
import { writeProject } from './write-project.ts'
import { writeDetail } from './write-detail.ts'

export interface DomainContext {
  market: Market
  /** The origin of picture URLs. */
  publicUrl: () => string
}

/** `POST /v1/listings/residential/_search`. */
export const searchListings =
  ({ market, publicUrl }: DomainContext): RequestHandler =>
  (req, res) => {
    const read = readSearch(req.body)
    if ('fault' in read) {
      sendProblem(res, 400, read.fault)
      return
    }
    const { page, pageSize } = read.search
    const found = findSales(market, read.search)
    const items = found.slice((page - 1) * pageSize, page * pageSize).map((item) => writeItem(item, publicUrl()))
    res.set('x-total-count', String(found.length)).json(items)
  }

const writeItem = (item: Found, publicUrl: string) =>
  'sale' in item ? writeListing(item.sale, publicUrl) : writeProject(item.project, item.sales, publicUrl)

/** `GET /v1/listings/{id}`. */
export const listingById =
  ({ market }: DomainContext): RequestHandler<{ id: string }> =>
  (req, res) => {
    const sale = market.findByDomainId(Number(req.params.id))
    if (sale) res.json(writeDetail(sale))
    else sendProblem(res, 404, 'There is no such listing')
  }
