/** A search that waits for its turn. */
export interface WaitingSearch {
  readonly _id: string
  readonly userId: string
  readonly createdAt: Date
  /** Of a run that a saved search began by itself. */
  readonly savedSearchId?: string | undefined
}

/**
 * Whose turn it is: the search of the buyer who had the fewest turns lately, of those the oldest. Runs of saved searches stand behind
 * searches that somebody looks at, and are no turns of their buyer.
 */
export const chooseNext = <Waiting extends WaitingSearch>(
  waiting: readonly Waiting[],
  startedLately: readonly Pick<WaitingSearch, 'userId' | 'savedSearchId'>[],
): Waiting | undefined => {
  const turns = new Map<string, number>()
  for (const search of startedLately) turns.set(lineOf(search), (turns.get(lineOf(search)) ?? 0) + 1)
  const turnsOf = (search: Waiting) => turns.get(lineOf(search)) ?? 0
  return waiting.toSorted(
    (one, other) =>
      Number(isRun(one)) - Number(isRun(other)) ||
      turnsOf(one) - turnsOf(other) ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  )[0]
}

const isRun = ({ savedSearchId }: Pick<WaitingSearch, 'savedSearchId'>): boolean => savedSearchId !== undefined

const lineOf = (search: Pick<WaitingSearch, 'userId' | 'savedSearchId'>): string =>
  `${isRun(search) ? 'run' : 'own'}:${search.userId}`
