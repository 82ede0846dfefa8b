import type { Property, PropertyScore, PropertySnapshot } from '@verandah/contracts'
import type { SearchContext } from '../context.ts'
import { toProperty } from './domain/to-property.ts'

interface Scored extends PropertyScore {
  home: PropertySnapshot
}

/** Scored homes as a buyer is shown them, with their own overrides, tags and notes. */
export const showHomes = async (
  { overrides, notes, settings }: Pick<SearchContext, 'overrides' | 'notes' | 'settings'>,
  userId: string,
  scored: Scored[],
): Promise<Property[]> => {
  const ids = scored.map(({ home }) => home.id)
  const [own, words] = await Promise.all([overrides.of(userId, ids), notes.of(userId, ids)])
  return scored.map(({ home, score, breakdown, coverage }) =>
    toProperty(home, {
      score: { score, breakdown, coverage },
      display: settings.SCORE_DISPLAY,
      scoreOverrides: own.get(home.id) ?? null,
      words: words.get(home.id),
    }),
  )
}

/** One of them. */
export const showHome = async (
  context: Parameters<typeof showHomes>[0],
  userId: string,
  scored: Scored,
): Promise<Property> => {
  const [shown] = await showHomes(context, userId, [scored])
  if (!shown) throw new Error(`The home ${scored.home.id} could not be shown.`)
  return shown
}
