import type { FactClaim, FactName } from '@verandah/contracts'
import { factWords } from '@verandah/scoring-model'
import { plural } from '@/lib/format.ts'

/** Titles of facts whose value is shown beside them. */
export const factTitles: Readonly<Record<FactName, string>> = {
  flood: 'Floods',
  bushfire: 'Bushfire',
  solarPanels: 'Solar panels',
  solarHotWater: 'Solar hot water',
  battery: 'Home battery',
  nbn: 'NBN',
  energyRating: 'Energy rating',
  pool: 'Pool',
  airConditioning: 'Air conditioning',
  heating: 'Heating',
  study: 'Study',
  grannyFlat: 'Granny flat',
  parking: 'Type of parking',
  condition: 'Condition',
  renovated: 'Renovation',
  view: 'Views',
  light: 'Natural light',
  schoolZone: 'School zone',
}

/** Returns a fact's value for display beside its title: "Yes", "NBN FTTP", "6.5 stars". */
export function factValueText({ name, value }: FactClaim): string {
  if (value === 'yes') return 'Yes'
  if (value === 'no') return 'No'
  if (name === 'schoolZone') return value
  return name === 'energyRating' ? plural(Number(value), 'star') : factWords({ name, value })
}
