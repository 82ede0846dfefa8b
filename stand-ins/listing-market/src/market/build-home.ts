import type { Density, Locality } from '../places/locality.ts'
import type { Building, BuildingStyle, DwellingType } from './home.ts'
import type { Random } from './random.ts'

type Mix = Readonly<Partial<Record<DwellingType, number>>>

/** Percentage of dwellings by type. */
const mixes: Readonly<Record<Density, Mix>> = {
  inner: { ApartmentUnitFlat: 44, Terrace: 15, House: 20, Townhouse: 15, SemiDetached: 4, Studio: 2 },
  middle: { House: 48, ApartmentUnitFlat: 25, Townhouse: 15, Villa: 5, SemiDetached: 5, VacantLand: 2 },
  outer: { House: 68, Townhouse: 14, ApartmentUnitFlat: 6, Villa: 3, VacantLand: 9 },
  regional: { House: 62, ApartmentUnitFlat: 13, Townhouse: 7, Villa: 3, VacantLand: 9, AcreageSemiRural: 6 },
}

export function buildHome(locality: Locality, random: Random): Building {
  const type = weighted(mixes[locality.density], random)
  if (type === 'VacantLand') return { type, style: 'land', ...emptyRooms, landSqm: landFor(locality.density, random) }
  if (type === 'ApartmentUnitFlat' || type === 'NewApartments' || type === 'Studio') return buildApartment(type, random)
  if (type === 'AcreageSemiRural') return withRooms(type, 'farmhouse', random.between(9, 90) * 900, random)
  if (type === 'Terrace') return withRooms(type, 'terrace', random.between(85, 230), random)
  if (type === 'Townhouse') return withRooms(type, 'townhouse', random.between(90, 260), random)
  if (type === 'Villa') return withRooms(type, 'brick', random.between(160, 320), random)
  const land = landFor(locality.density, random) * (type === 'SemiDetached' ? 0.55 : 1)
  return withRooms(type, houseStyle(locality, random), Math.round(land), random)
}

const emptyRooms = { bedrooms: 0, bathrooms: 0, carspaces: 0 }

const weighted = (mix: Mix, random: Random): DwellingType => {
  const shares = Object.entries(mix) as [DwellingType, number][]
  let left = random.unit() * shares.reduce((sum, [, share]) => sum + share, 0)
  for (const [type, share] of shares) {
    left -= share
    if (left < 0) return type
  }
  return 'House'
}

const landFor = (density: Density, random: Random): number => {
  const [min, max] = { inner: [160, 420], middle: [360, 760], outer: [300, 700], regional: [480, 1400] }[density]
  return random.between(min ?? 0, max ?? 0)
}

const houseStyle = ({ state, density }: Locality, random: Random): BuildingStyle => {
  if (density === 'outer') return random.chance(0.6) ? 'modern' : 'brick'
  if (state === 'QLD') return random.pick(['queenslander', 'queenslander', 'weatherboard', 'brick', 'modern'])
  if (state === 'NT') return random.pick(['queenslander', 'brick', 'modern'])
  return random.pick(['weatherboard', 'weatherboard', 'brick', 'brick', 'modern'])
}

/** Strata: no land of its own. */
const buildApartment = (type: DwellingType, random: Random): Building => {
  const isNew = type === 'NewApartments'
  const style = isNew || random.chance(0.68) ? 'apartments' : 'walkup'
  const bedrooms = type === 'Studio' ? 0 : random.pick([1, 1, 2, 2, 2, 2, 3])
  const floorSqm = 30 + bedrooms * random.between(20, 28)
  const rooms = {
    bedrooms,
    bathrooms: bedrooms > 1 && random.chance(0.6) ? 2 : 1,
    carspaces: random.chance(0.78) ? 1 : 0,
  }
  const yearBuilt = isNew ? 2026 : style === 'walkup' ? random.between(1964, 1981) : random.between(2001, 2024)
  return { type, style, ...rooms, floorSqm, ...(random.chance(0.7) && { yearBuilt }) }
}

const years: Readonly<Record<BuildingStyle, readonly [number, number]>> = {
  queenslander: [1898, 1932],
  terrace: [1876, 1912],
  weatherboard: [1908, 1955],
  brick: [1958, 1994],
  modern: [1999, 2025],
  townhouse: [1996, 2024],
  walkup: [1964, 1981],
  apartments: [2001, 2024],
  farmhouse: [1925, 2010],
  land: [0, 0],
}

const withRooms = (type: DwellingType, style: BuildingStyle, landSqm: number, random: Random): Building => {
  const isSmall = type === 'Terrace' || type === 'SemiDetached' || type === 'Villa'
  const bedrooms = random.pick(
    isSmall ? [2, 2, 3, 3, 4] : type === 'Townhouse' ? [2, 3, 3, 3, 4] : [2, 3, 3, 3, 4, 4, 5],
  )
  const [from, to] = years[style]
  const yearBuilt = random.between(from, to)
  const isRenovated = yearBuilt < 1990 && random.chance(0.45)
  return {
    type,
    style,
    bedrooms,
    bathrooms: Math.max(1, Math.min(bedrooms, random.between(1, bedrooms > 3 ? 3 : 2))),
    carspaces: type === 'Terrace' ? random.pick([0, 0, 1, 2]) : random.pick([1, 1, 2, 2, 2]),
    floorSqm: 48 + bedrooms * random.between(24, 36),
    ...(random.chance(0.92) && { landSqm }),
    ...(random.chance(0.75) && { yearBuilt }),
    ...(isRenovated && { yearRenovated: random.between(2008, 2025) }),
  }
}

/** An apartment off the plan. */
export function buildProjectHome(random: Random): Building {
  return buildApartment('NewApartments', random)
}
