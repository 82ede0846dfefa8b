import type { FactName } from '@verandah/contracts'

/** What words claim of a home, and the sentence that does. */
export interface ClaimedFact {
  fact: FactName
  value: string
  quote: string
}

/** What a sentence does with a claim: says that it holds, says that it does not, or neither. */
export type Verdict = 'claimed' | 'denied' | 'nothing'

/** Of two values that are read of one fact, the one that is listed first counts. Words never make a risk "clear": only overlays do. */
const precedence: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  flood: ['affected'],
  bushfire: ['affected'],
  nbn: ['FTTP', 'FTTC', 'FTTN', 'FTTB', 'HFC', 'fixedWireless', 'satellite', 'connected'],
  pool: ['shared', 'yes', 'no'],
  study: ['yes', 'nook', 'no'],
  parking: ['garage', 'carport', 'offStreet', 'street', 'none'],
  condition: ['needsWork', 'new', 'original', 'excellent'],
}
const yesFirst = ['yes', 'no']

/** The least counts. */
export const rankOf = (fact: FactName, value: string): number => {
  const place = (precedence[fact] ?? yesFirst).indexOf(value)
  return place < 0 ? 99 : place
}

/** What a denial says: "no pool" is a value, "not prone to floods" is none. */
const denials: Readonly<Record<string, string>> = {
  'pool yes': 'no',
  'study yes': 'no',
  'parking garage': 'none',
  'parking carport': 'none',
  'parking offStreet': 'none',
}

export const deniedValue = (fact: FactName, value: string): string | null =>
  denials[`${fact} ${value}`] ?? (value === 'yes' ? 'no' : null)
