import { pointNear } from '../places/distance.ts'
import { type Locality, localityKey } from '../places/locality.ts'
import type { Street } from '../places/street-names.ts'
import { describeHome } from '../wording/describe-home.ts'
import { openingOf } from '../wording/openings.ts'
import { writeHeadline } from '../wording/write-headline.ts'
import { agentsFor } from './agencies.ts'
import { buildHome, buildProjectHome } from './build-home.ts'
import { chooseFeatures, isApartment } from './choose-features.ts'
import type { Address, Agency, Building, Home, Portal, SalesCampaign } from './home.ts'
import { firstDomainId, firstPropTrackId, portalNumber } from './portal-number.ts'
import { hashOf, type Random, randomOf } from './random.ts'

export interface Lot {
  seed: number
  locality: Locality
  streets: readonly Street[]
  agencies: readonly Agency[]
  /** The lot number in the place; each lot has one home for sale at a time. */
  number: number
  /** How many homes the lot has had. */
  turn: number
  /** Homes of a project are in one new building. */
  isProject: boolean
}

/** The home of a lot: deterministic by seed, place, lot and turn. */
export function generateHome(lot: Lot, campaign: SalesCampaign): Home {
  const { locality, seed } = lot
  const key = [seed, localityKey(locality), lot.number, lot.turn].join('|')
  const random = randomOf('home', key)
  const building = lot.isProject ? buildProjectHome(random) : buildHome(locality, random)
  const address = lot.isProject ? projectAddress(lot) : addressOf(lot, building, random)
  const features = chooseFeatures(building, random)
  const agency = random.pick(lot.agencies)
  const street = `${address.streetName} ${address.streetType}`
  const id = `${building.style}-${building.bedrooms}x${building.bathrooms}-${hashOf(`a${key}`).toString(36)}${hashOf(`b${key}`).toString(36)}`
  return {
    id,
    pictureId: `${id}-${(hashOf(localityKey(locality)) % 1_000) + lot.number}`,
    domainId: firstDomainId + portalNumber(lot),
    propTrackId: String(firstPropTrackId + portalNumber(lot)),
    crmId: `${agency.code.slice(0, 2)}${hashOf(`crm${key}`).toString(36).toUpperCase()}`,
    listedAt: lot.isProject ? ['domain'] : listedAt(random, key),
    locality,
    address,
    ...placeOf(lot, random),
    building,
    features,
    headline: writeHeadline(building, random),
    description: describeHome({ building, features, street, locality, opening: openingFor(lot, building) }, random),
    agency,
    agents: agentsFor(agency, key),
    valueAud: valueHome(locality, building, random),
    campaign,
    ...(lot.isProject && { project: projectOf(lot) }),
  }
}

const openingFor = ({ locality, number }: Lot, { style }: Building) =>
  openingOf(style, { locality: localityKey(locality), number })

/** The portals of a home that no feed has: some are at one, some at the other, most at both. */
const listedAt = (random: Random, key: string): Portal[] => {
  const share = random.unit()
  const atPropTrack = randomOf('proptrack', key)
  if (share < 0.25) return atPropTrack.chance(0.6) ? ['domain', 'proptrack', 'reaxml'] : ['domain', 'reaxml']
  if (share >= 0.75) return atPropTrack.chance(0.5) ? ['proptrack', 'reaxml'] : ['reaxml']
  return atPropTrack.pick([['domain'], ['domain'], ['domain', 'proptrack'], ['domain', 'proptrack'], ['proptrack']])
}

const numbersPerLot = 26
const usualStreet: Street = { streetName: 'Station', streetType: 'Street' }

/** Lots of one street have distinct numbers, so no two homes for sale share an address. */
const addressOf = ({ streets, number }: Lot, building: Building, random: Random): Address => {
  const street = streets[number % streets.length] ?? usualStreet
  const streetNumber = 1 + Math.floor(number / streets.length) * numbersPerLot + random.between(0, numbersPerLot - 1)
  const letter = building.type === 'SemiDetached' && random.chance(0.4) ? random.pick(['A', 'B']) : ''
  const hasUnit =
    isApartment(building) || building.type === 'Villa' || (building.type === 'Townhouse' && random.chance(0.75))
  return {
    ...(hasUnit && { unitNumber: unitFor(building, random) }),
    streetNumber: `${streetNumber}${letter}`,
    ...street,
  }
}

const unitFor = ({ style }: Building, random: Random): string => {
  if (style !== 'apartments') return String(random.between(1, 12))
  return `${random.between(1, 14)}${String(random.between(1, 12)).padStart(2, '0')}`
}

const projectAddress = ({ seed, locality, streets, number }: Lot): Address => {
  const streetNumber = String(400 + (hashOf(`project${seed}${localityKey(locality)}`) % 90))
  return { unitNumber: `${number + 2}0${number + 1}`, streetNumber, ...(streets[0] ?? usualStreet) }
}

const projectOf = ({ seed, locality }: Lot) => {
  const random = randomOf('project', seed, localityKey(locality))
  const name = `${random.pick(['The Linden', 'Haven', 'Foundry', 'Banksia', 'Meridian', 'Paloma'])} ${random.pick(['House', 'Residences', 'Place'])}`
  return { id: 4_000 + (hashOf(`${name}${localityKey(locality)}`) % 6_000), name }
}

/** Homes of a project are in one building. */
function placeOf({ seed, locality, isProject }: Lot, random: Random): Pick<Home, 'coordinates'> {
  const coordinates = pointNear(locality, isProject ? randomOf('project point', seed, localityKey(locality)) : random)
  return coordinates ? { coordinates } : {}
}

/** A home's market value in whole dollars, from the price level of its place. */
function valueHome(locality: Locality, building: Building, random: Random): number {
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
