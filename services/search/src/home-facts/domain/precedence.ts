import type { FactName } from '@verandah/contracts'

/** Of two values that are claimed of one fact, the one that stands first here counts. */
const precedence: Readonly<Partial<Record<FactName, readonly string[]>>> = {
  flood: ['affected', 'clear'],
  bushfire: ['affected', 'clear'],
  nbn: ['FTTP', 'FTTC', 'FTTN', 'FTTB', 'HFC', 'fixedWireless', 'satellite', 'connected'],
  pool: ['shared', 'yes', 'no'],
  study: ['yes', 'nook', 'no'],
  parking: ['garage', 'carport', 'offStreet', 'street', 'none'],
  condition: ['needsWork', 'new', 'original', 'excellent'],
}
const yesFirst = ['yes', 'no']

/** The least counts. */
export const rankOf = ({ fact, value }: { fact: FactName; value: string | null }): number => {
  const place = value === null ? -1 : (precedence[fact] ?? yesFirst).indexOf(value)
  return place < 0 ? 99 : place
}
