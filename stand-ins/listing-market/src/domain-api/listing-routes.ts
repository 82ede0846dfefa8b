import type { RequestHandler } from 'express'
import type { Market } from '../market/create-market.ts'
import { findSales, type Found } from './find-sales.ts'
import { sendProblem } from './problems.ts'
import { readSearch } from './read-search.ts'
import { writeListing, mediaOf, soldDataOf } from './write-listing.ts'
import type { Home } from '../market/home.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { streetOf } from './write-address.ts'
import { askPrice } from '../market/ask-price.ts'

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

/** A `Project` of a search reply, with its homes as children. */
function writeProject(project: NonNullable<Home['project']>, sales: readonly [Sale, ...Sale[]], publicUrl: string) {
  const [{ home }] = sales
  const { suburb, state } = home.locality
  return {
    type: 'Project',
    project: {
      id: project.id,
      name: project.name,
      state,
      suburb: suburb.toUpperCase(),
      displayableAddress: `${home.address.streetNumber} ${streetOf(home.address)}, ${suburb}`,
      features: home.features,
      media: mediaOf(home, publicUrl).slice(0, 1),
      projectSlug: `project/${project.id}/${project.name} ${suburb} ${state}`.toLowerCase().replaceAll(' ', '-'),
    },
    listings: sales.map((sale) => writeListing(sale, publicUrl)),
  }
}

const statuses = { current: 'live', 'under-offer': 'underOffer', sold: 'sold', withdrawn: 'archived' } as const

/** The reply of `GET /v1/listings/{id}`: of its fields, those that tell how an advert ended. */
function writeDetail(sale: Sale) {
  const { home, status } = sale
  return {
    id: home.domainId,
    status: statuses[status],
    isWithdrawn: status === 'withdrawn',
    priceDetails: { canDisplayPrice: askPrice(sale).shown !== 'nothing' },
    saleDetails: status === 'sold' ? { soldDetails: soldDataOf(sale) } : {},
  }
}
