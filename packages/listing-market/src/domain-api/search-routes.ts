import type { RequestHandler } from 'express'
import type { Market } from '../market/create-market.ts'
import { findSales, type Found } from './find-sales.ts'
import { sendProblem } from './problems.ts'
import { type DomainSearch, readSearch } from './read-search.ts'
import { writeListing } from './write-listing.ts'
import { writeProject } from './write-project.ts'

export interface DomainContext {
  market: Market
  /** Where pictures are found by a browser. */
  publicUrl: () => string
}

/** `POST /v1/listings/residential/_search`: an array. */
export const searchAsArray =
  ({ market, publicUrl }: DomainContext): RequestHandler =>
  (req, res) => {
    const read = readSearch(req.body, 'pageNumber')
    if ('fault' in read) {
      sendProblem(res, 400, read.fault)
      return
    }
    const found = findSales(market, read.search)
    res.set('x-total-count', String(found.length))
    res.json(pageOf(found, read.search).map((item) => writeItem(item, publicUrl())))
  }

/** `POST /v1/listingSearch/residential/search`: an object. */
export const searchAsObject =
  ({ market, publicUrl }: DomainContext): RequestHandler =>
  (req, res) => {
    const read = readSearch(req.body, 'page')
    if ('fault' in read) {
      sendProblem(res, 400, read.fault)
      return
    }
    const found = findSales(market, read.search)
    const { page, pageSize } = read.search
    if (found.length === 0) {
      res.status(204).end()
      return
    }
    res.json({
      results: pageOf(found, read.search).map((item) => writeItem(item, publicUrl())),
      totalResults: found.length,
      totalPages: Math.ceil(found.length / pageSize),
      page,
      actualTotalResults: found.length,
      actualTotalResultsExceedsMaximum: false,
      metadata: {},
    })
  }

const pageOf = (found: readonly Found[], { page, pageSize }: DomainSearch) =>
  found.slice((page - 1) * pageSize, page * pageSize)

const writeItem = (item: Found, publicUrl: string) =>
  'sale' in item ? writeListing(item.sale, publicUrl) : writeProject(item.project, item.sales, publicUrl)
