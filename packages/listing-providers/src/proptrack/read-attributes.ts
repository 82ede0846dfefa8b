import { distinctLabels, featureLabelOf, retirementFeature, ruralFeature } from '../listing/feature-labels.ts'
import { isRetirement } from '../listing/normalise-property-type.ts'
import type { PropTrackListing } from './proptrack-reply.ts'

export type Attributes = Partial<NonNullable<PropTrackListing['attributes']>>

/** Sub-types of farms; the other documented ones are in `normalise-property-type.ts`. */
const ruralTypes = new Set([
  'mixedfarming',
  'horticulture',
  'dairy',
  'viticulture',
  'livestock',
  'cropping',
  'rural_other',
])
/** Sub-types whose type, `house` or `unit`, would be misleading. */
const ownTypes = new Set(['unitblock', 'residential_other', 'retire'])

export function codesOf({ propertyType, propertySubType }: Attributes): string[] {
  if (propertySubType != null && ruralTypes.has(propertySubType)) return ['Rural']
  if (propertySubType != null && ownTypes.has(propertySubType)) return [propertySubType]
  return [propertySubType, propertyType].filter((code) => code != null)
}

export function roomsOf({ bedrooms, bathrooms, carSpaces, landArea }: Attributes) {
  return {
    bedrooms: countOf(bedrooms),
    bathrooms: countOf(bathrooms),
    parking: countOf(carSpaces),
    landSize: landArea != null && landArea > 0 ? landArea : null,
  }
}

const countOf = (count: number | null | undefined): number | null =>
  count != null && count >= 0 && count < 1_000 ? Math.round(count) : null

/** Attributes of the advert, not of the home. */
const notOfTheHome = new Set(['smokers', 'newConstruction', 'multiDwelling'])

export function isNew({ features }: Attributes): boolean {
  return features?.includes('newConstruction') === true
}

export function featuresOf(attributes: Attributes): string[] {
  const codes = (attributes.features ?? []).filter((code) => code.trim() !== '' && !notOfTheHome.has(code))
  const subType = attributes.propertySubType ?? ''
  return distinctLabels([
    ...codes.map(featureLabelOf),
    ...(ruralTypes.has(subType) ? [ruralFeature] : []),
    ...(isRetirement([subType]) ? [retirementFeature] : []),
  ])
}
