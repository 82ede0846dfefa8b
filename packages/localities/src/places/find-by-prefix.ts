import type { LocalityKey } from './locality-keys.ts'
import { noteMatch, matchRank, type Matches } from './match-rank.ts'

/** Adds every row with a key that starts with `typed`. `keys` are sorted by text. */
export function findByPrefix(keys: readonly LocalityKey[], typed: string, matches: Matches): void {
  for (let position = firstAtOrAfter(keys, typed); ; position += 1) {
    const key = keys[position]
    if (!key?.text.startsWith(typed)) return
    noteMatch(matches, key.row, rankOf(key, typed))
  }
}

const rankOf = (key: LocalityKey, typed: string): number => {
  if (!key.startsName) return matchRank.laterWord
  const isWhole = key.name.length <= typed.length
  if (!key.isOwn) return isWhole ? matchRank.otherWayRound : matchRank.laterWord
  return isWhole ? matchRank.exact : matchRank.beginning
}

const firstAtOrAfter = (keys: readonly LocalityKey[], typed: string): number => {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle]?.text ?? '') < typed) low = middle + 1
    else high = middle
  }
  return low
}
