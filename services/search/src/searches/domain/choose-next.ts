export interface WaitingSearch {
  readonly _id: string
  readonly userId: string
  readonly createdAt: Date
  readonly savedSearchId?: string | undefined
  /** Set for a finished search that asks late providers again. */
  readonly endedAs?: string | undefined
}

/**
 * Chooses the next search: of the buyer with the fewest recent turns, the oldest. Saved-search runs and
 * finished searches that ask late providers again come after interactive searches and do not count as their buyer's
 * turns.
 */
export function chooseNext<Waiting extends WaitingSearch>(
  waiting: readonly Waiting[],
  startedLately: readonly Pick<WaitingSearch, 'userId' | 'savedSearchId'>[],
): Waiting | undefined {
  const turns = new Map<string, number>()
  for (const search of startedLately) turns.set(lineOf(search), (turns.get(lineOf(search)) ?? 0) + 1)
  const turnsOf = (search: Waiting) => turns.get(lineOf(search)) ?? 0
  return waiting.toSorted(
    (one, other) =>
      Number(isBehind(one)) - Number(isBehind(other)) ||
      turnsOf(one) - turnsOf(other) ||
      one.createdAt.getTime() - other.createdAt.getTime(),
  )[0]
}

type Kind = Pick<WaitingSearch, 'savedSearchId' | 'endedAs'>

const isBehind = ({ savedSearchId, endedAs }: Kind): boolean => (savedSearchId ?? endedAs) !== undefined

/** The queue key of a search: those that no buyer waits for queue separately. */
export function lineOf(search: Pick<WaitingSearch, 'userId'> & Kind): string {
  return `${isBehind(search) ? 'run' : 'own'}:${search.userId}`
}
