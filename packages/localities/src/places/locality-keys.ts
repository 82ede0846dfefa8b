import { expandWords, normaliseText } from './normalise-text.ts'
import type { GazetteerRow } from './locality.ts'

/**
 * A text that finds a row by prefix, sorted by text. `name` is its part without state and postcode; `isOwn` is false
 * for a name with its direction moved to the other end.
 */
export type LocalityKey = { text: string; name: string; row: number; startsName: boolean; isOwn: boolean }

export function listKeys(rows: readonly GazetteerRow[]): LocalityKey[] {
  const keys: LocalityKey[] = []
  rows.forEach((row, index) => addKeys(keys, row, index))
  return keys.sort((a, b) => (a.text < b.text ? -1 : 1))
}

const addKeys = (keys: LocalityKey[], { postcode, isRegion = false, ...place }: GazetteerRow, row: number): void => {
  const state = place.state.toLowerCase()
  const names = listForms(place)
  const add = (text: string, name: string, kind: Pick<LocalityKey, 'startsName' | 'isOwn'>) =>
    keys.push({ text, name, row, ...kind })
  for (const [isOwn, forms] of [
    [true, names],
    [false, swappedForms(names)],
  ] as const) {
    for (const name of forms) {
      add(`${name} ${state} ${postcode}`, name, { startsName: true, isOwn })
      add(`${name} ${postcode} ${state}`, name, { startsName: true, isOwn })
    }
  }
  for (const words of new Set(names.flatMap(laterWords)))
    add(`${words} ${state} ${postcode}`, words, { startsName: false, isOwn: true })
  if (isRegion) return
  const [first = ''] = names
  add(`${postcode} ${first} ${state}`, postcode, { startsName: true, isOwn: true })
  add(`${postcode} ${state} ${first}`, `${postcode} ${state}`, { startsName: true, isOwn: true })
}

const directions = new Set(['north', 'south', 'east', 'west', 'upper', 'lower'])

/** `fitzroy north` gives `north fitzroy`, and vice versa: buyers use both. */
export function swappedForms(names: readonly string[]): string[] {
  const swapped = names.flatMap((name) => {
    const words = name.split(' ')
    const first = words[0] ?? ''
    const last = words.at(-1) ?? ''
    if (words.length < 2) return []
    return [
      ...(directions.has(first) ? [[...words.slice(1), first].join(' ')] : []),
      ...(directions.has(last) ? [[last, ...words.slice(0, -1)].join(' ')] : []),
    ]
  })
  return [...new Set(swapped)].filter((name) => !names.includes(name))
}

/** Returns the normalised names of a row, including aliases, as written and with `st`, `mt` and `pt` expanded. */
export function listForms({ locality, aliases = [] }: Pick<GazetteerRow, 'locality' | 'aliases'>): string[] {
  const written = [locality, ...aliases].map(normaliseText)
  return [...new Set([...written, ...written.map(expandWords)])]
}

/** `mount gravatt east` gives `gravatt east` and `east`. */
export function laterWords(name: string): string[] {
  const words = name.split(' ')
  return words.slice(1).map((_, index) => words.slice(index + 1).join(' '))
}
