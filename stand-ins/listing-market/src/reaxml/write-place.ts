import { shortStreetOf, streetOf } from '../domain-api/write-address.ts'
import { isApartment } from '../market/choose-features.ts'
import type { Home } from '../market/home.ts'
import { randomOf } from '../market/random.ts'
import { element, type Xml } from './element.ts'

/** As typed by an agent: "St" for "Street", or a suburb in capitals. */
export function writeAddress({ id, address, locality }: Home): Xml {
  const random = randomOf('typed', id)
  const street = random.chance(0.5) ? shortStreetOf(address) : streetOf(address)
  const suburb = random.chance(0.3) ? locality.suburb.toUpperCase() : locality.suburb
  const lines = [
    address.unitNumber !== undefined && element('subNumber', address.unitNumber),
    element('streetNumber', address.streetNumber),
    element('street', street),
    element('suburb', suburb, { display: 'yes' }),
    element('state', locality.state),
    element('postcode', locality.postcode),
    element('country', 'AUS'),
  ]
  return element('address', lines, { display: 'yes' })
}

const squareMetresPerHectare = 10_000
/** From REA's format document. */
const squareMetresPerSquare = 9.290304

export function writeLand({ building }: Home): Xml | undefined {
  const { landSqm, type } = building
  if (landSqm === undefined || isApartment(building)) return undefined
  const isRural = type === 'AcreageSemiRural'
  const area = isRural
    ? element('area', (landSqm / squareMetresPerHectare).toFixed(2), { unit: 'hectare' })
    : element('area', landSqm, { unit: 'squareMeter' })
  return element('landDetails', [area])
}

/** The energy rating is mandatory in the ACT. */
export function writeBuilding({ id, building, locality }: Home): Xml | undefined {
  const random = randomOf('energy', id)
  const { floorSqm } = building
  const rating = locality.state === 'ACT' || random.chance(0.1) ? random.between(2, 16) / 2 : undefined
  if (floorSqm === undefined && rating === undefined) return undefined
  return element('buildingDetails', [
    floorSqm !== undefined && floorAreaOf(floorSqm, random.chance(0.4)),
    rating !== undefined && element('energyRating', rating),
  ])
}

const floorAreaOf = (floorSqm: number, isInSquares: boolean) =>
  isInSquares
    ? element('area', (floorSqm / squareMetresPerSquare).toFixed(1), { unit: 'square' })
    : element('area', floorSqm, { unit: 'squareMeter' })
