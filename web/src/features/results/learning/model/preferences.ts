import type { HiddenProperty, KeptChoice, SavedProperty } from '@verandah/contracts'

/** Of two homes, the one that the buyer liked better; by id. */
export interface Preference {
  better: string
  worse: string
}

interface Said {
  saved: readonly SavedProperty[]
  hidden: readonly HiddenProperty[]
  answers: readonly KeptChoice[]
}

/** Each refused home is paired with this many liked ones, and the reverse. */
const pairsOfOne = 3

/**
 * Pairs of homes, with the one that the buyer prefers by their hearts, verdicts, answers and hides with a reason.
 * Leaves out homes that are off the market or hidden without a reason.
 */
export function preferencesOf({ saved, hidden, answers }: Said): Preference[] {
  const available = saved.filter(isAvailable)
  const loved = idsOf(available, ({ verdict }) => verdict === 'love')
  const kept = idsOf(available, ({ verdict }) => verdict === 'maybe' || verdict === null)
  const savedIds = new Set(saved.map(({ propertyId }) => propertyId))
  const refused = [
    ...idsOf(available, ({ verdict }) => verdict === 'no'),
    ...hidden.flatMap(({ propertyId, reason }) =>
      reason === null || reason === 'other' || savedIds.has(propertyId) ? [] : [propertyId],
    ),
  ]
  const answered = answers.map(({ better, worse }) => ({ better, worse })).toReversed()
  return [...answered, ...pairs([...loved, ...kept], refused), ...pairs(loved, kept)]
}

const isAvailable = ({ isGone, home, saleResult }: SavedProperty): boolean =>
  !isGone && saleResult === null && (home === null || home.status === 'active' || home.status === 'underOffer')

const idsOf = (saved: readonly SavedProperty[], which: (one: SavedProperty) => boolean): string[] =>
  saved.filter(which).map(({ propertyId }) => propertyId)

/** Each against the next few of the others, so that no home is in many pairs. */
const pairs = (better: readonly string[], worse: readonly string[]): Preference[] => {
  const uses = new Map<string, number>()
  const isFree = (id: string) => (uses.get(id) ?? 0) < pairsOfOne
  return better.flatMap((one) =>
    worse.flatMap((other) => {
      if (!isFree(one) || !isFree(other)) return []
      for (const id of [one, other]) uses.set(id, (uses.get(id) ?? 0) + 1)
      return [{ better: one, worse: other }]
    }),
  )
}
