import type { Atlas } from '../places/create-atlas.ts'
import { type Locality, localityKey, type MarketLocality } from '../places/locality.ts'
import type { Home } from './home.ts'
import { homesForSale, type Sale } from './homes-for-sale.ts'
import { dayOf } from './local-time.ts'
import { firstDomainId, firstPropTrackId, placeCode, placeCodeOf } from './portal-number.ts'

/** The market on its present day. */
export type Market = ReturnType<typeof createMarket>

const rememberedPlaces = 400

interface MarketOptions {
  seed: number
  atlas: Atlas
  now: () => Date
}

export function createMarket({ seed, atlas, now }: MarketOptions) {
  let advancedDays = 0
  const visited = new Map<string, { locality: Locality; day: number; sales: Sale[] }>()
  const today = () => dayOf(now()) + advancedDays

  /** The sales of a place, including homes that have just left the market. */
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
  /** Finds a home in a place of the gazetteer, or in one requested before. */
  const find = (portalNumber: number, isWanted: (home: Home) => boolean): Sale | undefined => {
    const code = placeCodeOf(portalNumber)
    const visitedPlaces = [...visited.values()].map(({ locality }) => locality)
    const places = [...atlas.withCode(code), ...visitedPlaces.filter((place) => placeCode(place) === code)]
    return places.flatMap(salesIn).find(({ home }) => isWanted(home))
  }

  return {
    seed,
    atlas,
    today,
    advance: (days: number) => {
      if (!Number.isInteger(days) || days < 0) throw new RangeError('The market moves forward by whole days')
      advancedDays += days
    },
    salesIn,
    /** The same without caching, for a single look: a place's homes take 100 KB. */
    lookAt: (place: MarketLocality): Sale[] => homesForSale(seed, atlas.describe(place), today()),
    findByDomainId: (id: number) =>
      find(id - firstDomainId, (home) => home.domainId === id && home.listedAt.includes('domain')),
    findByPropTrackId: (id: string) =>
      find(Number(id) - firstPropTrackId, (home) => home.propTrackId === id && home.listedAt.includes('proptrack')),
  }
}
