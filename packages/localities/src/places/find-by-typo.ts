import { laterWords, listForms, swappedForms } from './locality-keys.ts'
import type { GazetteerRow } from './locality.ts'
import { matchRank, noteMatch, type Matches } from './match-rank.ts'
import { measureEditDistance } from './measure-edit-distance.ts'
import type { LocalityQuery } from './read-query.ts'

/** A name, or its words from a later one on, with its rows. `letters` has a bit for each letter in it. */
export type LocalityName = { text: string; letters: number; rows: number[]; startsName: boolean }

export function listNames(rows: readonly GazetteerRow[]): LocalityName[] {
  const names = new Map<string, LocalityName>()
  rows.forEach((row, index) => {
    const forms = listForms(row)
    for (const text of [...forms, ...swappedForms(forms)]) addName(names, text, true, index)
    for (const text of new Set(forms.flatMap(laterWords))) addName(names, text, false, index)
  })
  return [...names.values()]
}

/**
 * Adds every row whose name is closest to the typed one, within a few typos. If there are matches without typos, only
 * the closest names are considered.
 */
export function findByTypo(
  rows: readonly GazetteerRow[],
  names: readonly LocalityName[],
  query: LocalityQuery,
  matches: Matches,
): void {
  const found = matches.size > 0
  const limit = Math.min(allowedEdits(query.name), found ? 1 : maxEdits)
  if (limit === 0) return
  const letters = lettersOf(query.name)
  for (const name of names) {
    if ((found && !name.startsName) || countBits(letters & ~name.letters) > limit) continue
    const rank = rankOf(query.name, name, limit)
    if (rank === undefined) continue
    for (const index of name.rows) if (isWanted(rows[index], query)) noteMatch(matches, index, rank)
  }
}

const addName = (names: Map<string, LocalityName>, text: string, startsName: boolean, row: number): void => {
  const key = `${text}|${startsName}`
  const known = names.get(key)
  if (known) known.rows.push(row)
  else names.set(key, { text, letters: lettersOf(text), rows: [row], startsName })
}

const maxEdits = 2

const allowedEdits = (name: string): number => {
  const letters = name.replaceAll(' ', '').length
  if (letters < 4) return 0
  return letters < 8 ? 1 : maxEdits
}

const rankOf = (typed: string, name: LocalityName, limit: number): number | undefined => {
  if (name.text.length < typed.length - limit) return undefined
  const { whole, prefix } = measureEditDistance(typed, name.text, limit)
  if (!Number.isFinite(prefix)) return hasLeftOut(typed, name) ? matchRank.typo + mostLeftOut : undefined
  if (!name.startsName) return matchRank.typoInLaterWord + prefix
  return Number.isFinite(whole) ? matchRank.typo + whole : matchRank.typoInBeginning + prefix
}

const mostLeftOut = 3

/**
 * `indropilly` for `indooroopilly`: in a long name, up to three letters may be missing as long as the order is kept.
 */
const hasLeftOut = (typed: string, { text, startsName }: LocalityName): boolean => {
  const leftOut = text.length - typed.length
  if (!startsName || typed.length < 8 || leftOut < 1 || leftOut > mostLeftOut) return false
  let at = 0
  for (let position = 0; position < text.length && at < typed.length; position += 1)
    if (text[position] === typed[at]) at += 1
  return at === typed.length && text.startsWith(typed.charAt(0))
}

const isWanted = (row: GazetteerRow | undefined, { state, postcode }: LocalityQuery): boolean =>
  row !== undefined &&
  (state === undefined || row.state.toLowerCase() === state) &&
  (postcode === undefined || row.postcode.startsWith(postcode))

const firstLetter = 97

const lettersOf = (text: string): number => {
  let letters = 0
  for (let position = 0; position < text.length; position += 1) {
    const letter = text.charCodeAt(position) - firstLetter
    if (letter >= 0 && letter < 26) letters |= 1 << letter
  }
  return letters
}

const countBits = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
