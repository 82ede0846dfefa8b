import type { LocalityName } from './find-by-typo.ts'
import type { GazetteerRow } from './locality.ts'
import { matchRank, noteMatch, type Matches } from './match-rank.ts'
import type { LocalityQuery } from './read-query.ts'

/** Returns a finder of the places that a sentence names: "townhouse carindale under 800k". */
export function findNamed(rows: readonly GazetteerRow[], names: readonly LocalityName[]) {
  const known = new Map(names.filter(({ startsName }) => startsName).map(({ text, rows: named }) => [text, named]))
  return ({ name, state }: LocalityQuery, matches: Matches): void => {
    const isWanted = (index: number) => state === undefined || rows[index]?.state.toLowerCase() === state
    let rest = name.split(' ')
    while (rest.length > 0) {
      const lengths = Array.from({ length: Math.min(mostWords, rest.length) }, (_, index) => index + 1)
      const length = lengths.findLast((words) => isName(rest.slice(0, words).join(' '), known)) ?? 0
      for (const index of known.get(rest.slice(0, length).join(' ')) ?? [])
        if (isWanted(index)) noteMatch(matches, index, matchRank.exact)
      rest = rest.slice(length || 1)
    }
  }
}

const mostWords = 4

/** Canberra's centre is called City, but buyers mean that of their own. */
const isName = (words: string, known: ReadonlyMap<string, unknown>): boolean => words !== 'city' && known.has(words)
