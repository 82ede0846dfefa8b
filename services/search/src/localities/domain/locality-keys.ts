import { expandWords, normaliseText } from './normalise-text.ts'
import type { GazetteerRow } from './locality.ts'

/** A text under which a row is found by its beginning, sorted by text. `name` is its part without state and postcode. */
export type LocalityKey = { text: string; name: string; row: number; startsName: boolean }

export const listKeys = (rows: readonly GazetteerRow[]): LocalityKey[] => {
  const keys: LocalityKey[] = []
  rows.forEach((row, index) => addKeys(keys, row, index))
  return keys.sort((a, b) => (a.text < b.text ? -1 : 1))
}

const addKeys = (keys: LocalityKey[], { postcode, ...place }: GazetteerRow, row: number): void => {
  const state = place.state.toLowerCase()
  const names = listForms(place)
  for (const name of names) {
    keys.push({ text: `${name} ${state} ${postcode}`, name, row, startsName: true })
    keys.push({ text: `${name} ${postcode} ${state}`, name, row, startsName: true })
  }
  for (const words of new Set(names.flatMap(laterWords))) {
    keys.push({ text: `${words} ${state} ${postcode}`, name: words, row, startsName: false })
  }
  const [first = ''] = names
  keys.push({ text: `${postcode} ${first} ${state}`, name: postcode, row, startsName: true })
}

/** The normalised names of a row, its aliases included, as they are written and with `st` and `mt` written out. */
export const listForms = ({ locality, aliases = [] }: Pick<GazetteerRow, 'locality' | 'aliases'>): string[] => {
  const written = [locality, ...aliases].map(normaliseText)
  return [...new Set([...written, ...written.map(expandWords)])]
}

/** `mount gravatt east` gives `gravatt east` and `east`. */
export const laterWords = (name: string): string[] => {
  const words = name.split(' ')
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '))
}
