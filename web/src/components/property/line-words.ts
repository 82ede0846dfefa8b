import type { BreakdownLine } from '@verandah/contracts'

const words: Partial<Record<string, string>> = {
  price: 'Price',
  location: 'Location',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  landSize: 'Land size',
  propertyAge: 'Age of property',
  features: 'Features',
  premiumFeatures: 'Premium features',
  goodLighting: 'Good lighting',
  modernInterior: 'Modern interior',
}

/** A custom criterion keeps the buyer's own name. */
export const lineWord = ({ kind, name }: Pick<BreakdownLine, 'kind' | 'name'>): string =>
  kind === 'custom' ? name : kind === 'neutral' ? 'Nothing weighed' : (words[name] ?? name)
