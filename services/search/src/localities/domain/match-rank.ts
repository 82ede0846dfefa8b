/** How well a row matches what was typed; the lower the better. Typos in a name take a step each. */
export const matchRank = {
  exact: 0,
  beginning: 1,
  laterWord: 2,
  typo: 3,
  typoInBeginning: 6,
  typoInLaterWord: 9,
} as const

/** Index of the row -> its best rank so far. */
export type Matches = Map<number, number>

export const noteMatch = (matches: Matches, row: number, rank: number): void => {
  const known = matches.get(row)
  if (known === undefined || rank < known) matches.set(row, rank)
}
