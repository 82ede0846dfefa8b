import { onTestFinished } from 'vitest'
import { type ListingMarket, type ListingMarketOptions, startListingMarket } from '../index.ts'

/** A Saturday. */
export function someDay() {
  return new Date('2026-11-21T02:00:00Z')
}
export const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121' } as const

export async function openMarket(options: ListingMarketOptions = {}): Promise<ListingMarket> {
  const market = await startListingMarket({ now: someDay, ...options })
  onTestFinished(() => market.close())
  return market
}

export function requestToken(market: ListingMarket, scope = 'api_listings_read', secret = 'sample-secret') {
  return fetch(`${market.url}/v1/connect/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`sample-client:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  })
}

export async function tokenFor(market: ListingMarket, scope?: string): Promise<string> {
  const reply = (await (await requestToken(market, scope)).json()) as { access_token: string }
  return reply.access_token
}

export function post(market: ListingMarket, token: string, path: string, body: unknown) {
  return fetch(`${market.url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

export interface FoundListing {
  id: number
  priceDetails: { displayPrice: string; price?: number; priceFrom?: number }
  media: { url: string }[]
  propertyDetails: {
    suburb: string
    postcode: string
    propertyType: string
    bedrooms?: number
    bathrooms?: number
    landArea?: number
  }
  summaryDescription: string
  auctionSchedule?: { time: string }
  inspectionSchedule: { times: { openingTime: string; closingTime: string }[] }
}
export type FoundItem = { type: string; listing?: FoundListing; listings?: { listing: FoundListing }[] }

/** One page of the array search, with its projects expanded. */
export async function searchPage(market: ListingMarket, body: object, token?: string) {
  const reply = await post(market, token ?? (await tokenFor(market)), '/v1/listings/residential/_search', body)
  const items = (await reply.json()) as FoundItem[]
  const listings = items.flatMap(
    ({ listing, listings: children }) => listing ?? (children ?? []).map((child) => child.listing),
  )
  return { reply, items, listings, total: Number(reply.headers.get('x-total-count')) }
}

export const inRichmond = { locations: [{ state: 'VIC', suburb: 'Richmond', postCode: '3121' }], pageSize: 100 }
