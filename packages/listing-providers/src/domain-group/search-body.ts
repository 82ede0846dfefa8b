import { type PropertyType, type SearchFilters, typesAskedFor } from '@verandah/contracts'
import { priceBandOf } from '@verandah/scoring-model'
import { dearestFound } from '../listing/matches-filters.ts'
import { normalisePropertyType } from '../listing/normalise-property-type.ts'

/** All of Domain's property types except car spaces, which are not homes (OpenAPI, listings v1). */
const domainTypes =
  'AcreageSemiRural ApartmentUnitFlat Aquaculture BlockOfUnits DairyFarming DevelopmentSite Duplex Farm FishingForestry NewHomeDesigns House NewHouseLand IrrigationServices NewLand Livestock NewApartments Penthouse RetirementVillage Rural SemiDetached SpecialistFarm Studio Terrace Townhouse VacantLand Villa Cropping Viticulture MixedFarming Grazing Horticulture Equine Farmlet Orchard RuralLifestyle'.split(
    ' ',
  )

const domainTypesOf = (types: readonly PropertyType[]): string[] =>
  domainTypes.filter((code) => types.includes(normalisePropertyType([code])))

/** Builds the body of `POST /v1/listings/residential/_search`. Omits bounds that are empty or zero. */
export function searchBodyOf(filters: SearchFilters, pageNumber: number, pageSize: number) {
  const dearest = dearestFound(filters)
  return {
    listingType: 'Sale',
    ...(filters.propertyType && { propertyTypes: domainTypesOf(typesAskedFor(filters)) }),
    ...bound('minBedrooms', filters.minBedrooms),
    ...bound('minBathrooms', filters.minBathrooms),
    ...bound('minCarspaces', filters.minParking),
    // Widened to whole bands: homes without an advertised price are filtered by the middle of their band afterwards.
    ...bound('minPrice', filters.minPrice && priceBandOf(filters.minPrice).above),
    ...bound('maxPrice', dearest && priceBandOf(dearest).upTo),
    ...bound('minLandArea', filters.minLandSize),
    locations: filters.locations.map(({ suburb, state, postcode }) => ({
      state,
      suburb,
      postCode: postcode,
      includeSurroundingSuburbs: false,
    })),
    sort: { sortKey: 'DateListed', direction: 'Descending' },
    pageNumber,
    pageSize,
  }
}

const bound = (name: string, value: number | undefined): Record<string, number> =>
  value === undefined || value <= 0 ? {} : { [name]: value }
