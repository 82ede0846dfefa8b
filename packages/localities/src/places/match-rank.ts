/** How well a row matches what was typed; lower is better. Each typo in a name adds one. */
export const matchRank = {
  exact: 0,
  otherWayRound: 1,
  beginning: 2,
  laterWord: 3,
  typo: 4,
  typoInBeginning: 8,
  typoInLaterWord: 11,
} as const

/** Best rank so far by row index. */
export type Matches = Map<number, number>

export function noteMatch(matches: Matches, row: number, rank: number): void {
  const known = matches.get(row)
  if (known === undefined || rank < known) matches.set(row, rank)
}
