import type { AustralianState } from '@verandah/contracts'

/** Returns the state of a postcode, for records without one. */
export function stateOfPostcode(postcode: string): AustralianState | null {
  return postcodeRanges.find(([from, to]) => postcode >= from && postcode <= to)?.[2] ?? null
}

/** Australia Post's street ranges. Border towns served across a state line state their own. */
const postcodeRanges: readonly (readonly [string, string, AustralianState])[] = [
  ['0800', '0899', 'NT'],
  ['2600', '2618', 'ACT'],
  ['2900', '2920', 'ACT'],
  ['2000', '2999', 'NSW'],
  ['3000', '3999', 'VIC'],
  ['4000', '4999', 'QLD'],
  ['5000', '5799', 'SA'],
  ['6000', '6797', 'WA'],
  ['7000', '7799', 'TAS'],
]
