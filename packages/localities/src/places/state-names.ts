import type { AustralianState } from '@verandah/contracts'

/** States by lower-case name. */
export const stateOfName: ReadonlyMap<string, AustralianState> = new Map([
  ['australian capital territory', 'ACT'],
  ['new south wales', 'NSW'],
  ['northern territory', 'NT'],
  ['queensland', 'QLD'],
  ['south australia', 'SA'],
  ['tasmania', 'TAS'],
  ['victoria', 'VIC'],
  ['western australia', 'WA'],
])
