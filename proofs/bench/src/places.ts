import type { SearchedLocality } from '@verandah/contracts'
import { richmond } from '@verandah/runtime/testing'

/** Together they have about 200 homes. */
export const places: SearchedLocality[] = [
  richmond,
  { suburb: 'Hawthorn', state: 'VIC', postcode: '3122' },
  { suburb: 'Fitzroy', state: 'VIC', postcode: '3065' },
  { suburb: 'Carlton', state: 'VIC', postcode: '3053' },
]
