import { acceptabilityOf, type Acceptability, weightsNear } from '@verandah/decide'
import type { Columns } from '@verandah/scoring-model'
import { decisionOf, type DrawnFrom } from './decision-of.ts'
import { type Hinge, hingeOf } from './hinge-of.ts'
import { highestWeight, lowestWeight } from '../../ranking/slider-range.ts'
import { type Ranked, standingOf } from './ranked.ts'

/** How many homes, from the first, are compared; later ones have no certainty. */
const compared = 200
const draws = 10_000
const seed = 20_011
const reach = 2

/** How many of the homes ranked below it a home is compared with for near ties. */
const ahead = 5

/** The number of homes, from the first, whose decisive unknown is looked for. */
const hinged = 10

/** Two homes of which each is above the other at least as often, of 100, are about as good. */
const tiedFrom = 40

/** How certain a home's rank is. Shares are of 100 weightings near the buyer's. */
export interface HomeCertainty {
  row: number
  first: number
  /** Null in a list of three or fewer, where it says nothing. */
  firstThree: number | null
  /** How often it is above the next home; null for the last. */
  aboveNext: number | null
  /** The rank that it shares with its neighbours; null if it has its own. */
  sharedRank: number | null
  isTiedWithNext: boolean
  drawnFrom: DrawnFrom[]
  /** The unknown that its rank depends on most. */
  hinge: Hinge | null
}

/** Certainty of the first 200 homes of a list, best first. */
export function certaintyOf(ranked: Ranked): HomeCertainty[] {
  const standing = standingOf(ranked)
  const { decision, drawnFrom } = decisionOf(ranked, standing, compared)
  const drawWeights = weightsNear({ centre: standing.settings, reach, lowest: lowestWeight, highest: highestWeight })
  const keyOf = keyInList(ranked.columns, standing.order)
  const found = acceptabilityOf({ decision, drawWeights, draws, seed, ahead, keyOf })
  const ranks = sharedRanksOf(found, decision.size)
  return drawnFrom.map((drawn, place) => {
    const row = standing.order[place] ?? 0
    return {
      row,
      first: outOf100(found.first[place]),
      firstThree: decision.size > 3 ? outOf100(found.firstThree[place]) : null,
      aboveNext: place + 1 < decision.size ? outOf100(found.above[0]?.[place]) : null,
      sharedRank: ranks[place] ?? null,
      isTiedWithNext: ranks[place] !== null && ranks[place] === ranks[place + 1],
      drawnFrom: drawn,
      hinge: place < hinged ? hingeOf(ranked, standing, row) : null,
    }
  })
}

/** Means are out of ten. */
const pointsOfMean = 10

/** Orders homes as their list does, by whole points, then inside the budget, and equal ones by their exact points. */
const keyInList = ({ overBudget }: Columns, order: Uint32Array) => {
  const isOver = Array.from(order, (row) => overBudget[row] === 1)
  return (mean: number, place: number): number => {
    const points = mean * pointsOfMean
    const whole = Math.round(points)
    return whole + (isOver[place] ? 0 : 0.5) + (points - whole + 0.5) / 4
  }
}

/** Rounded, but 0 and 100 only if exact. */
const outOf100 = (count = 0): number =>
  count === 0 || count === draws ? (100 * count) / draws : Math.min(99, Math.max(1, Math.round((100 * count) / draws)))

/**
 * Ranks of homes that are about as good as their neighbour and as the first of their group, by place: null of homes
 * with a rank of their own.
 */
const sharedRanksOf = ({ above }: Acceptability, size: number): (number | null)[] => {
  const isTie = (place: number, distance: number) => {
    const share = outOf100(above[distance - 1]?.[place])
    return share >= tiedFrom && share <= 100 - tiedFrom
  }
  const ranks = Array.from({ length: size }, (): number | null => null)
  for (let first = 0; first < size;) {
    let group = 1
    while (group <= ahead && first + group < size && isTie(first, group) && isTie(first + group - 1, 1)) group += 1
    if (group > 1) ranks.fill(first + 1, first, first + group)
    first += group
  }
  return ranks
}
