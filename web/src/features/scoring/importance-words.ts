import type { Factor } from '@verandah/contracts'

export const factorLabels: Readonly<Record<Factor, string>> = {
  price: 'Price',
  location: 'Location',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  landSize: 'Land Size',
  propertyAge: 'Age of Property',
  features: 'Property Features',
}

export const leastImportant = 'No Impact'
export const mostImportant = 'Very Important'

/** What a weight from 0 to 10 means. */
export const importanceWord = (weight: number): string => {
  if (weight === 0) return leastImportant
  if (weight >= 9) return mostImportant
  return weight <= 3 ? 'Slightly important' : weight <= 6 ? 'Important' : 'Quite important'
}
