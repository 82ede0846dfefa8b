/** How well a row matches what was typed; the lower the better. Typos in a name take a step each. */
export const matchRank = {
  exact: 0,
  otherWayRound: 1,
  beginning: 2,
  laterWord: 3,
  typo: 4,
  typoInBeginning: 8,
  typoInLaterWord: 11,
} as const

/** Index of the row -> its best rank so far. */
export type Matches = Map<number, number>

export const noteMatch = (matches: Matches, row: number, rank: number): void => {
  const known = matches.get(row)
  if (known === undefined || rank < known) matches.set(row, rank)
}
