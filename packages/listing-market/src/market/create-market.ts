import type { Atlas } from '../places/create-atlas.ts'
import { type Locality, localityKey, type MarketLocality } from '../places/locality.ts'
import { homesForSale, type Sale } from './homes-for-sale.ts'
import { dayOf } from './local-time.ts'

/** The market on its present day. */
export interface Market {
  readonly seed: number
  readonly atlas: Atlas
  today(): number
  advance(days: number): void
  /** For sale in a place, or just gone. */
  salesIn(place: MarketLocality): Sale[]
  /** A home of a place that was asked for before, or of a well-known one. */
  findByDomainId(id: number): Sale | undefined
  visited(): Locality[]
}

const rememberedPlaces = 400

interface MarketOptions {
  seed: number
  atlas: Atlas
  now: () => Date
}

export const createMarket = ({ seed, atlas, now }: MarketOptions): Market => {
  let advancedDays = 0
  const visited = new Map<string, { locality: Locality; day: number; sales: Sale[] }>()
  const today = () => dayOf(now()) + advancedDays

  const salesIn = (place: MarketLocality): Sale[] => {
    const day = today()
    const known = visited.get(localityKey(place))
    if (known?.day === day) return known.sales
    const locality = known?.locality ?? atlas.describe(place)
    const sales = homesForSale(seed, locality, day)
    visited.delete(localityKey(place))
    visited.set(localityKey(place), { locality, day, sales })
    if (visited.size > rememberedPlaces) visited.delete(visited.keys().next().value ?? '')
    return sales
  }
  const findIn = (places: Iterable<MarketLocality>, id: number): Sale | undefined => {
    for (const place of places) {
      const found = salesIn(place).find(({ home }) => home.domainId === id && home.listedAt !== 'reaxml')
      if (found) return found
    }
    return undefined
  }

  return {
    seed,
    atlas,
    today,
    advance: (days) => {
      if (!Number.isInteger(days) || days < 0) throw new RangeError('The market moves forward by whole days')
      advancedDays += days
    },
    salesIn,
    findByDomainId: (id) =>
      findIn(
        [...visited.values()].map(({ locality }) => locality),
        id,
      ) ?? findIn(atlas.find({}), id),
    visited: () => [...visited.values()].map(({ locality }) => locality),
  }
}
