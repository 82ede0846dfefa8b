import type { Factor } from '@verandah/contracts'

/** What a factor is called beside a slider. */
export const factorLabels: Readonly<Record<Factor, string>> = {
  price: 'Price',
  location: 'Location',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  landSize: 'Land Size',
  propertyAge: 'Age of Property',
  features: 'Features',
}
