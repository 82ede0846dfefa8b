import { askPrice } from '../market/ask-price.ts'
import type { Sale } from '../market/homes-for-sale.ts'
import { soldDataOf } from './write-listing.ts'

const statuses = { current: 'live', 'under-offer': 'underOffer', sold: 'sold', withdrawn: 'archived' } as const

/** The reply of `GET /v1/listings/{id}`: of its fields, those that tell how an advert ended. */
export function writeDetail(sale: Sale) {
  const { home, status } = sale
  return {
    id: home.domainId,
    status: statuses[status],
    isWithdrawn: status === 'withdrawn',
    priceDetails: { canDisplayPrice: askPrice(sale).shown !== 'nothing' },
    saleDetails: status === 'sold' ? { soldDetails: soldDataOf(sale) } : {},
  }
}
