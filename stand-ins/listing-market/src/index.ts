export { startListingMarket } from './start-listing-market.ts'
export type { ListingMarket, ListingMarketOptions } from './start-listing-market.ts'
export type { MarketLocality } from './places/locality.ts'
