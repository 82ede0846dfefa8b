import * as z from 'zod'
import type { EndedAdvert, LookedUp } from '../listing-provider.ts'
import { readSale } from '../listing/sale.ts'
import { number, optional, text } from '../loose-fields.ts'
import { nullWhenNotFound, ProviderLimited } from '../provider-failures.ts'
import type { CallApi } from '../call-api.ts'
import { readSearchReply } from './read-search-reply.ts'

type Setting = Parameters<typeof readSearchReply>[1]

interface Wanted {
  sourceIds: string[]
  setting: Setting
  signal: AbortSignal
}

/**
 * Looks up all adverts with one search, which finds those still shown; fetches each of the others to find out how it
 * ended, as long as there are calls.
 */
export async function lookUpAdverts(call: CallApi, { sourceIds, setting, signal }: Wanted): Promise<LookedUp> {
  const body = { listingType: 'Sale', adIds: sourceIds.map(Number), pageNumber: 1, pageSize: 100 }
  const reply = await call({ path: '/v1/listings/residential/_search', body, isPaced: true, signal })
  const wanted = new Set(sourceIds)
  const { listings } = readSearchReply(reply.body, setting)
  const shown = listings.filter(({ sourceId }) => wanted.has(sourceId))
  for (const { sourceId } of shown) wanted.delete(sourceId)
  const ended: LookedUp['ended'] = []
  for (const sourceId of wanted) {
    const end = await endOf(call, sourceId, signal).catch(unlessLimited)
    if (end instanceof ProviderLimited) return { listings: shown, ended, left: { sourceIds: [...wanted], error: end } }
    if (end !== null) ended.push({ sourceId, ...end })
    wanted.delete(sourceId)
  }
  return { listings: shown, ended }
}

const canDisplayPrice = optional(z.boolean())
const unlessLimited = (error: unknown): ProviderLimited => {
  if (error instanceof ProviderLimited) return error
  throw error
}

const SoldDetails = z.object({ saleMethod: text, soldDate: text, soldPrice: number, canDisplayPrice })

/** Of the reply of `GET /v1/listings/{id}` (Domain's OpenAPI 3.0.4). */
const Detail = z.object({
  status: text,
  isWithdrawn: optional(z.boolean()),
  priceDetails: optional(z.object({ canDisplayPrice })),
  saleDetails: optional(z.object({ soldDetails: optional(SoldDetails) })),
})

/** Null for an advert that is still on, even if the search missed it. */
const endOf = async (call: CallApi, sourceId: string, signal: AbortSignal) => {
  const reply = await call({ path: `/v1/listings/${encodeURIComponent(sourceId)}`, isPaced: true, signal }).catch(
    nullWhenNotFound,
  )
  if (reply === null) return gone
  const detail = Detail.safeParse(reply.body).data
  if (detail?.status === 'sold') return soldAs(detail)
  return detail?.status === 'archived' || detail?.isWithdrawn === true ? gone : null
}

type End = Omit<EndedAdvert, 'sourceId'>

const gone: End = { status: 'gone' }

const soldAs = ({ saleDetails, priceDetails }: z.output<typeof Detail>): End => {
  const sold = saleDetails?.soldDetails
  if (sold == null) return { status: 'sold' }
  const { soldPrice: price, soldDate: date, saleMethod: method } = sold
  const isWithheld = [sold, priceDetails].some((shown) => shown?.canDisplayPrice === false)
  return { status: 'sold', sale: readSale({ price, date, method, isWithheld }) }
}
