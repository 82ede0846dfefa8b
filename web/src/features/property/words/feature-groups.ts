/** The first that fits; what fits none stands under `otherGroup`. */
const groups: readonly (readonly [string, RegExp])[] = [
  ['Risk and setting', /flood|bushfire|rural|acre|retirement|heritage|view/i],
  ['Energy and water', /solar|battery|rain|water tank|grey water|insulat|glaz|energy|north facing|hot water/i],
  ['Connected and secure', /nbn|internet|broadband|pay tv|alarm|secur(?!e park)|intercom|camera/i],
  ['Parking', /garage|carport|parking|workshop|shed/i],
  ['Outside', /pool|spa\b|garden|courtyard|yard|balcon|deck|outdoor|verandah|patio|fenc|tennis|barbe/i],
  ['Heating and cooling', /air con|cooling|heat|fireplace|gas|ventilat/i],
]
const otherGroup = 'Inside'

export interface FeatureGroup {
  name: string
  features: string[]
}

/** Features under headings, the rooms first; a heading without any is left out. */
export const groupFeatures = (features: readonly string[]): FeatureGroup[] =>
  [otherGroup, ...groups.map(([name]) => name)]
    .map((name) => ({ name, features: features.filter((feature) => groupOf(feature) === name) }))
    .filter((group) => group.features.length > 0)

const groupOf = (feature: string): string => groups.find(([, words]) => words.test(feature))?.[0] ?? otherGroup
