import { seededRandom } from '@verandah/runtime/testing/seeded-random'

const kinds = {
  search: 4,
  save: 4,
  note: 4,
  override: 3,
  visit: 2,
  takeOver: 1,
  favourite: 1,
  remove: 1,
  weigh: 1,
  enquire: 1,
  rename: 1,
  criteria: 1,
} as const

/** A buyer's next step, and the numbers in [0, 1) that decide its details. */
export interface Step {
  /** Unique among the steps of its buyer, and contained in what the buyer writes. */
  readonly id: string
  readonly kind: keyof typeof kinds | 'pay' | 'watch'
  readonly draws: readonly [number, number, number]
}

/**
 * Plans one list of steps per buyer, the same for the same seed. Every second buyer pays, and each follows a search.
 */
export function planOf(seed: number, { buyers, steps }: { buyers: number; steps: number }): Step[][] {
  return Array.from({ length: buyers }, (_, buyer) => {
    const random = seededRandom(seed * 1_000 + buyer)
    const beginning = ['weigh', 'search', 'watch', ...(buyer % 2 === 0 ? (['pay'] as const) : [])] as const
    return Array.from({ length: steps }, (_, at) => ({
      id: `s${at + 1}`,
      kind: beginning[at] ?? drawKind(random()),
      draws: [random(), random(), random()],
    }))
  })
}

const drawKind = (draw: number): keyof typeof kinds => {
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const tickets = names.flatMap((name) => Array.from({ length: kinds[name] }, () => name))
  return pick(tickets, draw)
}

export function pick<Item>(items: readonly Item[], draw: number): Item {
  const found = items[Math.floor(draw * items.length)]
  if (found === undefined) throw new Error('There is nothing to choose from')
  return found
}
