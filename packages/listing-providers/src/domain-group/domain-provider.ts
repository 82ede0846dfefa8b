import { type SearchFilters, type PropertyType, typesAskedFor } from '@verandah/contracts'
import type { Clock, Logger } from '@verandah/kit'
import { mayMatch, dearestFound } from '../listing/matches-filters.ts'
import type { ListingPage, ListingProvider } from '../listing-provider.ts'
import { createCallApi, type CallApi } from '../call-api.ts'
import { createReadOnce } from '../read-once.ts'
import { lookUpAdverts } from './look-up-adverts.ts'
import { readSearchReply } from './read-search-reply.ts'
import { priceBandOf } from '@verandah/scoring-model'
import { normalisePropertyType } from '../listing/normalise-property-type.ts'

interface DomainOptions {
  clientId: string
  clientSecret: string
  authUrl: string
  apiUrl: string
  isSample: boolean
  /** From 1 to 100. */
  pageSize: number
}

interface DomainDeps {
  clock: Clock
  log: Logger
  /** Deduplicates calls. */
  spare?: (call: CallApi) => CallApi
}

/** Headers in which Domain explains a refusal. */
const reasonHeaders = ['x-domain-security-reason', 'x-quota-exceeded']
/** Domain's search returns no results beyond this, whatever its total says. */
const reachableResults = 1_000
const lowQuota = 0.1

/** Domain Group's listing API (https://developer.domain.com.au, Agents & Listings package). */
export function createDomainProvider(
  options: DomainOptions,
  { clock, log, spare = (call) => call }: DomainDeps,
): ListingProvider {
  const { clientId, clientSecret, authUrl, apiUrl, isSample, pageSize } = options
  const tokenUrl = `${authUrl}/v1/connect/token`
  const credentials = { clientId, clientSecret, tokenUrl, scopes: 'api_listings_read', reasonHeaders }
  const call = spare(createCallApi({ apiUrl, credentials, clock }))
  const readOnce = createReadOnce<ReturnType<typeof readSearchReply>>(({ listings }) => listings.length)
  const settingNow = () => ({ isSample, year: clock.now().getUTCFullYear() })

  const search = async (filters: SearchFilters, page: number, signal: AbortSignal): Promise<ListingPage> => {
    const wanted = searchBodyOf(filters, page, pageSize)
    const answer = await call({
      path: '/v1/listings/residential/_search',
      body: wanted,
      isAnswer: Array.isArray,
      signal,
    })
    const quota = quotaOf(answer.headers)
    if (quota && quota.share < lowQuota) log.warn({ provider: 'domain', ...quota }, 'the quota of a provider runs low')
    const setting = settingNow()
    const reply = readOnce(answer, setting, () => readSearchReply(answer.body, setting))
    if (reply.rejected.length > 0) log.info({ provider: 'domain', rejected: reply.rejected }, 'adverts were rejected')
    const total = totalOf(answer.headers)
    const reachable = Math.min(total ?? Infinity, reachableResults)
    return {
      listings: reply.listings.filter((listing) => mayMatch(listing, filters)),
      rejected: reply.rejected,
      total,
      count: reply.results,
      hasNext: reply.results > 0 && page * pageSize < reachable,
      ...(total !== null && { pageCount: Math.max(1, Math.ceil(reachable / pageSize)) }),
    }
  }
  const lookUp = (sourceIds: string[], signal: AbortSignal) =>
    lookUpAdverts(call, { sourceIds, setting: settingNow(), signal })
  return { id: 'domain', name: 'Domain', isSample, hasSource: () => Promise.resolve(true), search, lookUp }
}

/** The header may be absent; then only an empty page ends the search. */
const totalOf = (headers: Headers): number | null => {
  const text = headers.get('x-total-count') ?? ''
  return /^\d+$/.test(text) ? Number(text) : null
}

interface Quota {
  period: 'minute' | 'day'
  limit: number
  remaining: number
  /** Remaining share, from 0 to 1. */
  share: number
}

/** Returns the scarcer of the two quotas in Domain's headers; null if there is none. */
const quotaOf = (headers: Headers): Quota | null => {
  const quotas = [readQuota(headers, 'minute', 'perminute'), readQuota(headers, 'day', 'perday')]
  return quotas.filter((quota) => quota !== null).toSorted((one, other) => one.share - other.share)[0] ?? null
}

const readQuota = (headers: Headers, period: Quota['period'], name: string): Quota | null => {
  const limit = Number(headers.get(`x-quota-${name}-limit`) ?? Number.NaN)
  const remaining = Number(headers.get(`x-quota-${name}-remaining`) ?? Number.NaN)
  return limit > 0 && remaining >= 0 ? { period, limit, remaining, share: remaining / limit } : null
}

/** All of Domain's property types except car spaces, which are not homes (OpenAPI, listings v1). */
const domainTypes =
  'AcreageSemiRural ApartmentUnitFlat Aquaculture BlockOfUnits DairyFarming DevelopmentSite Duplex Farm FishingForestry NewHomeDesigns House NewHouseLand IrrigationServices NewLand Livestock NewApartments Penthouse RetirementVillage Rural SemiDetached SpecialistFarm Studio Terrace Townhouse VacantLand Villa Cropping Viticulture MixedFarming Grazing Horticulture Equine Farmlet Orchard RuralLifestyle'.split(
    ' ',
  )

const domainTypesOf = (types: readonly PropertyType[]): string[] =>
  domainTypes.filter((code) => types.includes(normalisePropertyType([code])))

/** Builds the body of `POST /v1/listings/residential/_search`. Omits bounds that are empty or zero. */
function searchBodyOf(filters: SearchFilters, pageNumber: number, pageSize: number) {
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
