/** Places that buyers search: few homes each, so that a history has many searches. */
export const places = [
  { suburb: 'Launceston', state: 'TAS', postcode: '7250' },
  { suburb: 'Geelong', state: 'VIC', postcode: '3220' },
  { suburb: 'Bendigo', state: 'VIC', postcode: '3550' },
] as const
