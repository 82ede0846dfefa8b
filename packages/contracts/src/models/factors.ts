export const factors = ['price', 'location', 'bedrooms', 'bathrooms', 'landSize', 'propertyAge', 'features'] as const
export type Factor = (typeof factors)[number]

/** The weights of a new record. */
export const defaultWeights: Readonly<Record<Factor, number>> = {
  price: 8,
  location: 9,
  bedrooms: 7,
  bathrooms: 6,
  landSize: 5,
  propertyAge: 4,
  features: 5,
}

/** The browser's weights until any could be loaded. */
export const fallbackWeights: Readonly<Record<Factor, number>> = {
  price: 7,
  location: 8,
  bedrooms: 6,
  bathrooms: 5,
  landSize: 4,
  propertyAge: 3,
  features: 5,
}

export const defaultCustomWeight = 5
export const customCriteriaLimit = 30
