import * as z from 'zod/mini'
import { Bound, Id, RequiredText, Weight, UserClaim } from '../fields.ts'
import { OptionalPropertyType, type PropertyCriteria } from './criteria.ts'
import { customCriteriaLimit, defaultWeights, type Factor } from './factors.ts'
import { Places } from './place.ts'

/** Names of custom criteria; the three refused ones are object internals. */
export const CriterionName = RequiredText(60).check(
  z.refine((name) => !['__proto__', 'constructor', 'prototype'].includes(name), 'Choose another name'),
)

const AdditionalCriteria = z
  .record(CriterionName, Weight)
  .check(
    z.refine(
      (criteria) => Object.keys(criteria).length <= customCriteriaLimit,
      `At most ${customCriteriaLimit} custom criteria`,
    ),
  )

/** The local filters that the scoring screen calls "Ideal Criteria". */
export const IdealCriteria = z.object({
  minPrice: Bound,
  maxPrice: Bound,
  minBedrooms: Bound,
  minBathrooms: Bound,
  minLandSize: Bound,
  propertyType: OptionalPropertyType,
})
export type IdealCriteria = z.infer<typeof IdealCriteria>

/** The ideal of a buyer who wants what the brief says. */
export function idealOf(brief: Partial<Pick<PropertyCriteria, keyof IdealCriteria>>): IdealCriteria {
  const { minPrice, maxPrice, minBedrooms, minBathrooms, minLandSize, propertyType } = brief
  return { minPrice, maxPrice, minBedrooms, minBathrooms, minLandSize, propertyType }
}

const defaulted = (factor: Factor) => z._default(Weight, defaultWeights[factor])

/** The weights that scoring reads and a search pins. */
export const Weights = z.object({
  price: defaulted('price'),
  location: defaulted('location'),
  bedrooms: defaulted('bedrooms'),
  bathrooms: defaulted('bathrooms'),
  landSize: defaulted('landSize'),
  propertyAge: defaulted('propertyAge'),
  features: defaulted('features'),
  additionalCriteria: z._default(AdditionalCriteria, {}),
  places: z._default(Places, []),
  idealCriteria: z._default(IdealCriteria, {}),
  /**
   * False when the ideal criteria follow the brief: a search then pins its own filters as the ideal. Absent in records
   * of earlier builds, whose ideal criteria count as they are.
   */
  isIdealApart: z.optional(z.boolean()),
  useFiltersForScoring: z._default(z.boolean(), true),
})
export type Weights = z.infer<typeof Weights>

/** The weights of a buyer who has saved none: an ideal that follows the brief. */
export const unsavedWeights: Weights = Weights.parse({ isIdealApart: false })

/** The stored record: weights with their id and owner. `userId` in a request is a claim that the session decides. */
export const WeightsRecord = z.extend(Weights, { id: Id, userId: z.union([Id, z.number()]) })
export type WeightsRecord = z.infer<typeof WeightsRecord>

export const WeightsInput = z.extend(Weights, { id: z.optional(Id), userId: UserClaim })
export type WeightsInput = z.infer<typeof WeightsInput>
