import type { FactName } from '@verandah/contracts'

/** A fact that a text claims of a home, with its sentence. */
export interface ClaimedFact {
  fact: FactName
  value: string
  quote: string
}

/** A sentence's verdict on a claim: affirmed, denied, or neither. */
export type Verdict = 'claimed' | 'denied' | 'nothing'

/**
 * When a text yields two values of one fact, the one listed first wins. Text never makes a risk "clear": only overlays
 * do.
 */
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

/** The lowest rank wins. */
export function rankOf(fact: FactName, value: string): number {
  const place = (precedence[fact] ?? yesFirst).indexOf(value)
  return place < 0 ? 99 : place
}

/** The value that a denial implies: "no pool" has one, "not prone to floods" has none. */
const denials: Readonly<Record<string, string>> = {
  'pool yes': 'no',
  'study yes': 'no',
  'parking garage': 'none',
  'parking carport': 'none',
  'parking offStreet': 'none',
}

export function deniedValue(fact: FactName, value: string): string | null {
  return denials[`${fact} ${value}`] ?? (value === 'yes' ? 'no' : null)
}
