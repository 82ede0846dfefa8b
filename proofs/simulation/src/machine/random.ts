import { seededRandom } from '@verandah/runtime/testing/seeded-random'

/** Random numbers of one seed. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from 0 to `limit` - 1. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** @param onDraw is told every number that is drawn. */
export function createRandom(seed: number, onDraw?: (drawn: number) => void): Random {
  const drawNext = seededRandom(seed)
  const next = () => {
    const drawn = drawNext()
    onDraw?.(drawn)
    return drawn
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const found = items[below(items.length)]
      if (found === undefined) throw new Error('There is nothing to choose from')
      return found
    },
  }
}
