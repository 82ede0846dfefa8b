/** A queued search. */
export interface WaitingSearch {
  readonly _id: string
  readonly userId: string
  readonly createdAt: Date
  /** The saved search that it runs for. */
  readonly savedSearchId?: string | undefined
}

/**
 * Chooses the next search: of the buyer with the fewest recent turns, the oldest. Saved-search runs come after
 * interactive searches and do not count as their buyer's turns.
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

/** The queue key of a search: a buyer's own searches and their saved-search runs queue separately. */
export const lineOf = (search: Pick<WaitingSearch, 'userId' | 'savedSearchId'>): string =>
  `${isRun(search) ? 'run' : 'own'}:${search.userId}`
