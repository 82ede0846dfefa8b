import { askedPriceOf, type CardSort, type KeptHome } from '@verandah/contracts'
import { costFields, type CostOf } from '../../../../costs/domain/home-costs.ts'
import { openHomeFields, startsAhead } from './open-homes.ts'

type Field = keyof KeptHome

/** A row of a list: its sort value and its tie-breaking id. */
export interface Place {
  readonly id: string
  /** Lower comes first; null, which is unknown, last. */
  readonly key: number | null
}

interface Sorting {
  readonly reads: readonly Field[]
  readonly keyOf: (home: KeptHome, asked: Asked) => number | null
}

interface Asked {
  sortKey: number
  now: Date
  costOf: CostOf
}

const sorting = <Read extends Field>(
  reads: readonly Read[],
  keyOf: (home: Pick<KeptHome, Read>, asked: Asked) => number | null,
): Sorting => ({ reads, keyOf })

const priceFields = ['price', 'priceFrom', 'priceTo'] as const

const timeOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant))
const descending = (key: number | null): number | null => (key === null ? null : -key)

export const sortings: Readonly<Record<CardSort, Sorting>> = {
  match: sorting([], (_, { sortKey }) => -sortKey),
  newest: sorting(['listedAt'], ({ listedAt }) => descending(timeOf(listedAt))),
  'longest-listed': sorting(['listedAt'], ({ listedAt }) => timeOf(listedAt)),
  'price-low': sorting(priceFields, askedPriceOf),
  'price-high': sorting(priceFields, (home) => descending(askedPriceOf(home))),
  'cash-low': sorting(costFields, (home, { costOf }) => costOf(home)?.cash.from ?? null),
  'month-low': sorting(costFields, (home, { costOf }) => costOf(home)?.monthly?.from ?? null),
  'open-next': sorting(openHomeFields, (home, { now }) => startsAhead(home, now)[0] ?? null),
  land: sorting(['landSize'], ({ landSize }) => descending(landSize)),
}

export function comparePlaces(one: Place, other: Place): number {
  return (one.key ?? Infinity) === (other.key ?? Infinity)
    ? one.id < other.id
      ? -1
      : Number(one.id !== other.id)
    : (one.key ?? Infinity) - (other.key ?? Infinity)
}
