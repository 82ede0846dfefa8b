import type { TravelPlace } from '@verandah/contracts'
import type { MinutesTable } from './router-kind.ts'

/** About a metre. */
const decimals = 5

const rounded = (degrees: number): number => Number(degrees.toFixed(decimals))

/** "-37.823,144.998" */
export function placeKeyOf({ latitude, longitude }: TravelPlace): string {
  return `${rounded(latitude)},${rounded(longitude)}`
}

/** Each place once, rounded to five decimals, and how a table of these becomes one of all that were given. */
export function distinctPlaces(places: readonly TravelPlace[]) {
  const keys = places.map(placeKeyOf)
  const distinct = [...new Set(keys)]
  const positions = keys.map((key) => distinct.indexOf(key))
  return {
    distinct: distinct.map((key): TravelPlace => {
      const [latitude = 0, longitude = 0] = key.split(',').map(Number)
      return { latitude, longitude }
    }),
    spread: (table: MinutesTable): MinutesTable =>
      positions.map((from) => positions.map((to) => table[from]?.[to] ?? null)),
  }
}
