import type { SearchedLocality } from '@verandah/contracts'
import { richmond } from '@verandah/runtime/testing/buyer'

/** Places that buyers search: all in the sample market. */
export const places: readonly SearchedLocality[] = [
  richmond,
  { suburb: 'Fitzroy', state: 'VIC', postcode: '3065' },
  { suburb: 'Hobart', state: 'TAS', postcode: '7000' },
  { suburb: 'Braddon', state: 'ACT', postcode: '2612' },
  { suburb: 'Norwood', state: 'SA', postcode: '5067' },
  { suburb: 'Box Hill', state: 'VIC', postcode: '3128' },
  { suburb: 'Geelong', state: 'VIC', postcode: '3220' },
  { suburb: 'Launceston', state: 'TAS', postcode: '7250' },
  { suburb: 'Unley', state: 'SA', postcode: '5061' },
  { suburb: 'Ainslie', state: 'ACT', postcode: '2602' },
]
