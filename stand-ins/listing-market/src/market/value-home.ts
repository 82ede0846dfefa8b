import type { Locality } from '../places/locality.ts'
import type { Building } from './home.ts'
import type { Random } from './random.ts'

/** A home's market value in whole dollars, from the price level of its place. */
export function valueHome(locality: Locality, building: Building, random: Random): number {
  const value = baseOf(locality, building) * random.around(0.1)
  const step = value > 2_000_000 ? 50_000 : value > 900_000 ? 10_000 : 5_000
  return Math.max(120_000, Math.round(value / step) * step)
}

const baseOf = ({ medianHouseAud, medianUnitAud, density }: Locality, building: Building): number => {
  const { type, bedrooms, bathrooms, landSqm, yearRenovated } = building
  const rooms = 1 + 0.1 * (bedrooms - 3) + 0.04 * (bathrooms - 2)
  const finish = yearRenovated === undefined ? 1 : 1.09
  switch (type) {
    case 'VacantLand':
      return medianHouseAud * 0.52 * Math.min(1.6, 0.6 + (landSqm ?? 500) / 1_200)
    case 'Studio':
      return medianUnitAud * 0.62
    case 'ApartmentUnitFlat':
      return medianUnitAud * (1 + 0.3 * (bedrooms - 2) + 0.1 * (bathrooms - 1))
    case 'NewApartments':
      return medianUnitAud * 1.2 * (1 + 0.3 * (bedrooms - 2))
    case 'Townhouse':
    case 'Villa':
      return ((medianHouseAud + medianUnitAud) / 2) * rooms * finish
    case 'AcreageSemiRural':
      return medianHouseAud * 1.5 * rooms
    default:
      return medianHouseAud * rooms * finish * landFactor(landSqm, density === 'inner' ? 280 : 600)
  }
}

const landFactor = (landSqm: number | undefined, usual: number) =>
  landSqm === undefined ? 1 : Math.min(1.35, 0.8 + (0.2 * landSqm) / usual)
