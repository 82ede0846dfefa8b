// Pure functions for domain decisions.
export { readUnitAndNumber, streetLineOf } from './street-line.ts'
export { commonLabelOf, distinctLabels } from './feature-labels.ts'
export { driftOf, type Guide, guidesOf } from './guides.ts'
export { type HomeSale, homeSaleOf } from './home-sale.ts'
export { describeInspections, unionOfInspections } from './inspections.ts'
export {
  blankFields,
  blankListing,
  homeFields,
  inOnePiece,
  noParticulars,
  undescribed,
  type Listing,
} from './listing.ts'
export { matchesFilters, mayMatch, reachOf, roomsOf } from './matches-filters.ts'
export { parsePriceText } from './parse-price-text.ts'
export { ageBandOf, yearBuiltIn } from './property-age.ts'
export { readPrice } from './read-price.ts'
export type { Sale } from './sale.ts'
export { leavesOutSilent, partBySilence, withoutSilent } from './silent-homes.ts'
export { type AdvertFact, statedFacts } from './stated-facts.ts'
