import type { CheckRating } from '@verandah/contracts'

export const ratingTitles: Readonly<Record<CheckRating, string>> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Poor',
  'not-applicable': 'Doesn’t apply',
}
