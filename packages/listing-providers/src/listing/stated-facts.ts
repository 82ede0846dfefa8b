import type { HomeFact } from '@verandah/contracts'

/** A fact stated by one advert. */
export type AdvertFact = Pick<HomeFact, 'name' | 'value' | 'basis' | 'quote'>

export type ParkingKind = 'garage' | 'carport' | 'offStreet'

/** Fields of an advert that are facts themselves, not features. */
interface StatedFields {
  /** Stars, from 0 to 10. */
  energyRating?: number | null | undefined
  parkingKind?: ParkingKind | undefined
}

const wordsOf: Readonly<Record<ParkingKind, string>> = {
  garage: 'Garage spaces',
  carport: 'Carport spaces',
  offStreet: 'Open spaces',
}

export function statedFacts({ energyRating, parkingKind }: StatedFields): AdvertFact[] {
  return [
    ...(energyRating == null
      ? []
      : [fact('energyRating', String(energyRating), `Energy rating: ${starsOf(energyRating)}`)]),
    ...(parkingKind === undefined ? [] : [fact('parking', parkingKind, wordsOf[parkingKind])]),
  ]
}

const starsOf = (rating: number): string => (rating === 1 ? '1 star' : `${rating} stars`)

const fact = (name: AdvertFact['name'], value: string, quote: string): AdvertFact => {
  return { name, value, basis: 'provider', quote }
}
