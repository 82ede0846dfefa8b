import type { PlacedHome } from './place-homes.ts'

export interface SuburbName {
  name: string
  latitude: number
  longitude: number
}

/** Each suburb above its homes: what a map without tiles says of the ground. */
export const suburbNames = (placed: readonly PlacedHome[]): SuburbName[] => {
  const suburbs = new Map<string, PlacedHome[]>()
  for (const one of placed) {
    const { suburb, state } = one.home
    suburbs.set(`${suburb} ${state}`, [...(suburbs.get(`${suburb} ${state}`) ?? []), one])
  }
  return [...suburbs.values()].map((homes) => ({
    name: homes[0]?.home.suburb ?? '',
    latitude: Math.max(...homes.map(({ latitude }) => latitude)),
    longitude: mean(homes.map(({ longitude }) => longitude)),
  }))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
