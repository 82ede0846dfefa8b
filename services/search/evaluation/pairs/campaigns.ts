import type { Agency } from './agencies.ts'
import type { Home } from './homes.ts'
import { takePhotos } from './photos.ts'
import { type PriceWriting, statedPrices } from './prices.ts'
import { randomFrom, type Random } from './random.ts'
import { describe, headlineOf } from './words.ts'

/** A sale of one home by one agency, shared by its adverts at several providers. */
export interface Campaign {
  /** Unique in a world; the providers' ids of its adverts derive from it. */
  number: number
  home: Home
  agency: Agency
  headline: string
  text: string
  photos: ReturnType<typeof takePhotos>
  price: PriceWriting
  startsAt: number
  /** The last day on which one of its adverts changed. */
  endsAt: number
}

export const aDay = 24 * 60 * 60 * 1000
const firstDay = Date.UTC(2026, 2, 2)

export function someStart({ between }: Random) {
  return firstDay + between(0, 200 * 24) * (aDay / 24)
}

type Stated = Pick<Campaign, 'number' | 'home' | 'agency'>

export function newCampaign(stated: Stated, known: Partial<Campaign> = {}): Campaign {
  const random = randomFrom(stated.home.id, stated.number, 'campaign')
  const startsAt = known.startsAt ?? someStart(random)
  return {
    ...stated,
    headline: headlineOf(random),
    text: known.text ?? describe(random, stated.home.propertyType),
    photos: known.photos ?? takePhotos(random),
    price: random.pick([...statedPrices, ...statedPrices, 'auction', 'unsaid']),
    startsAt,
    endsAt: startsAt + random.between(5, 60) * aDay,
    ...known,
  }
}
