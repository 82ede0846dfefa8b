import { expandWords, foldText } from './fold-text.ts'
import type { GazetteerRow } from './locality.ts'

/** A text under which a row is found by its beginning, sorted by text. `name` is its part without state and postcode. */
export type LocalityKey = { text: string; name: string; row: number; startsName: boolean }

export const listKeys = (rows: readonly GazetteerRow[]): LocalityKey[] =>
  rows.flatMap((row, index) => keysOf(row, index)).sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))

const keysOf = (row: GazetteerRow, index: number): LocalityKey[] => {
  const state = row.state.toLowerCase()
  const key = (text: string, name: string, startsName: boolean) => ({ text, name, row: index, startsName })
  const names = listForms(row)
  const later = new Set(names.flatMap(laterWords))
  return [
    ...names.map((name) => key(`${name} ${state} ${row.postcode}`, name, true)),
    ...names.map((name) => key(`${name} ${row.postcode} ${state}`, name, true)),
    ...[...later].map((words) => key(`${words} ${state} ${row.postcode}`, words, false)),
    key(`${row.postcode} ${foldText(row.locality)} ${state}`, row.postcode, true),
  ]
}

/** The folded names of a row, its aliases included, as they are written and with `st` and `mt` written out. */
export const listForms = ({ locality, aliases = [] }: GazetteerRow): string[] => {
  const written = [locality, ...aliases].map(foldText)
  return [...new Set([...written, ...written.map(expandWords)])]
}

/** `mount gravatt east` gives `gravatt east` and `east`. */
export const laterWords = (name: string): string[] => {
  const words = name.split(' ')
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '))
}
