import * as z from 'zod/mini'
import { defineRoute } from '../define-route.ts'
import { Id, PageSize } from '../fields.ts'
import { bounds, OptionalPropertyType } from '../models/criteria.ts'
import { PropertyAdvert } from '../models/advert.ts'
import { PriceEvidence } from '../models/price-evidence.ts'
import { ProjectHome, Property, SimilarPrices } from '../models/property.ts'
import { PropertySort } from '../models/property-sort.ts'
import { ScoreOverrides } from '../models/score.ts'

export const listProperties = defineRoute('search', 'listProperties', 'GET /api/properties', {
  summary:
    'Every home that any search of the caller found, ranked. Pages by `Link: rel="next"`; the count is in `X-Total-Count`.',
  query: z.object({
    sort: z._default(PropertySort, 'score-desc'),
    suburb: z.optional(z.string().check(z.maxLength(80))),
    propertyType: OptionalPropertyType,
    ...bounds,
    limit: z._default(PageSize, 20),
    cursor: z.optional(z.string().check(z.maxLength(300))),
  }),
  reply: z.array(Property),
})

export const getProperty = defineRoute('search', 'getProperty', 'GET /api/properties/{id}', {
  summary: 'One home as it is now, with the score of the caller.',
  params: z.object({ id: Id }),
  reply: Property,
})

export const listPropertyAdverts = defineRoute('search', 'listPropertyAdverts', 'GET /api/properties/{id}/adverts', {
  summary: 'Every advert of a home with its own price and status, and how these changed since it was first seen.',
  params: z.object({ id: Id }),
  reply: z.array(PropertyAdvert),
})

export const listProjectHomes = defineRoute('search', 'listProjectHomes', 'GET /api/properties/{id}/project-homes', {
  summary: 'The homes on offer in the project that a home is part of, itself included; none where it is part of none.',
  params: z.object({ id: Id }),
  reply: z.array(ProjectHome),
})

export const getSimilarPrices = defineRoute('search', 'getSimilarPrices', 'GET /api/properties/{id}/similar-prices', {
  summary:
    'What similar homes for sale ask: the middle half of the prices shown by at least eight of the same suburb, type and bedrooms, to the nearest $10,000; else null.',
  params: z.object({ id: Id }),
  reply: z.object({ similar: z.nullable(SimilarPrices) }),
})

export const getPriceEvidence = defineRoute('search', 'getPriceEvidence', 'GET /api/properties/{id}/price-evidence', {
  summary:
    'What is known of the price of a home: its guides over time, its sale, and how homes of its suburb and type sold against their guides, from five on.',
  params: z.object({ id: Id }),
  reply: PriceEvidence,
})

export const reportDifferentHomes = defineRoute(
  'search',
  'reportDifferentHomes',
  'POST /api/properties/{id}/different-homes',
  {
    summary: 'Reports to the operator that an advert of a home is of another one; the home stays as it is.',
    params: z.object({ id: Id }),
    body: z.object({ listingId: Id }),
  },
)

export const overrideScore = defineRoute('search', 'overrideScore', 'PUT /api/properties/{id}', {
  summary:
    'Puts values of the caller in place of calculated ones; the score follows at once. Null or {} takes them back.',
  params: z.object({ id: Id }),
  body: z.object({ scoreOverrides: z.nullable(ScoreOverrides) }),
  reply: Property,
})

export const getSearchProperty = defineRoute(
  'search',
  'getSearchProperty',
  'GET /api/search-property/{searchId}/{propertyId}',
  {
    summary: 'One home as a search of the caller saw it: its facts and the weights then, with the overrides of now.',
    params: z.object({ searchId: Id, propertyId: Id }),
    reply: Property,
  },
)
