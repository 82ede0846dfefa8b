import { groupAdverts, componentsOf, traitsOf, type Traits } from '@verandah/listing-providers/same-home'
import type { Listing } from '@verandah/listing-providers/listing'
import { shareOf, type Area, type Half, type EvaluationRow } from './measure.ts'
import { makeMarket } from './pairs/make-market.ts'
import { makePairs, type LabelledPair } from './pairs/make-pairs.ts'

/** Seeds that were not used before their figures were published. */
const seeds = { seen: [1, 2, 3], fresh: [20261122, 20261123, 20261124] } as const
const pairsOfSeed = 6_000
const advertsOfMarket = 20_000

const traitsIn = (listing: Listing, { crmId, changedAt }: LabelledPair['known']['one']): Traits =>
  traitsOf({ ...listing, crmId, modifiedAt: changedAt }, { firstSeenAt: changedAt, changedAt })

/** The share of pairs of one home that the product merges. */
const countPairs = (seed: number) => {
  const judged = makePairs(seed, pairsOfSeed).map(({ one, other, known, isSameHome, why, id }) => {
    const groups = groupAdverts([traitsIn(one, known.one), traitsIn(other, known.other)])
    return { id, why, isSameHome, isMerged: groups.length === 1 }
  })
  return {
    n: judged.length,
    merged: judged.filter(({ isMerged }) => isMerged).length,
    same: judged.filter(({ isSameHome }) => isSameHome).length,
    right: judged.filter(({ isSameHome, isMerged }) => isSameHome && isMerged).length,
    wrong: judged.filter(({ isSameHome, isMerged }) => isSameHome !== isMerged).map((pair) => JSON.stringify(pair)),
  }
}

/** The same over a whole market, where each advert meets all others. */
const countMarket = (seed: number) => {
  const market = makeMarket(seed, advertsOfMarket)
  const homeOf = new Map(market.map(({ listing, homeId }) => [listing.id, homeId]))
  const traits = market.map(({ listing, ...known }) => traitsIn(listing, known))
  const groups = componentsOf(traits, []).flatMap((part) => groupAdverts(part).map(({ adverts }) => adverts))
  const pairs = groups.flatMap((ids) => ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other])))
  const wrong = pairs.filter(([one = '', other = '']) => homeOf.get(one) !== homeOf.get(other))
  const sizeOf = new Map<string, number>()
  for (const home of homeOf.values()) sizeOf.set(home, (sizeOf.get(home) ?? 0) + 1)
  const same = [...sizeOf.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
  return { n: market.length, merged: pairs.length, same, right: pairs.length - wrong.length, wrong: wrong.map(String) }
}

const rowOf = (area: string, half: Half, counts: readonly ReturnType<typeof countPairs>[]): EvaluationRow => {
  const sumOf = (count: 'n' | 'merged' | 'same' | 'right') => counts.reduce((sum, counted) => sum + counted[count], 0)
  return {
    area,
    half,
    n: sumOf('n'),
    figures: {
      precision: shareOf(sumOf('right'), sumOf('merged')),
      recall: shareOf(sumOf('right'), sumOf('same')),
      ...(half === 'fresh' && { seeds: seeds.fresh.join(' ') }),
    },
    ...(half === 'seen' && { wrong: counts.flatMap(({ wrong }) => wrong) }),
  }
}

/** Adverts of one home that are merged (recall), and merged adverts that are of one (precision). */
export const merges: Area = () =>
  Promise.resolve(
    (['seen', 'fresh'] as const).flatMap((half) => [
      rowOf('merges, pairs', half, seeds[half].map(countPairs)),
      rowOf('merges, a market', half, seeds[half].map(countMarket)),
    ]),
  )
