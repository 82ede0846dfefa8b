import { isApartment } from '../market/choose-features.ts'
import type { Building } from '../market/home.ts'
import type { Random } from '../market/random.ts'
import type { Locality } from '../places/locality.ts'
import * as phrases from './phrases.ts'

interface Described {
  building: Building
  features: readonly string[]
  street: string
  locality: Locality
  /** The first sentence. */
  opening: string
}

/** An agent's description in the HTML of agents' software. It contradicts none of the advert's other fields. */
export function describeHome(home: Described, random: Random): string {
  const { building, locality } = home
  const subject = subjectOf(home)
  const place = random.pick(phrases.phrasesFor(phrases.places, subject))
  const prose =
    building.type === 'VacantLand'
      ? [place]
      : [...random.some(phrases.phrasesFor(phrases.interiors, subject), 2), place]
  const points = pointsOf(home, subject, random)
  const parts = [
    home.opening,
    prose.join(' '),
    ...(points.length === 0 ? [] : [`<b>Features:</b><br />${points.map((point) => `- ${point}`).join('<br />')}`]),
    random.pick(phrases.closings),
  ]
  return parts.join('<br /><br />').replaceAll('{street}', home.street).replaceAll('{suburb}', locality.suburb)
}

const subjectOf = ({ building, features, locality: { density, state } }: Described): phrases.Subject => {
  const { type, bedrooms, carspaces } = building
  const landSqm = isApartment(building) ? 0 : (building.landSqm ?? 1)
  return { type, bedrooms, carspaces, landSqm, density, state, has: (feature) => features.includes(feature) }
}

/** "1,250,000": rounded, with thousands separators. */
export function groupThousands(whole: number): string {
  return Math.round(whole).toLocaleString('en-AU')
}

const pointsOf = ({ building }: Described, subject: phrases.Subject, random: Random): string[] =>
  [
    ...roomRemarks(building, subject),
    ...buildingRemarks(building, random),
    ...equipmentRemarks(subject, random),
  ].filter((remark) => remark !== false)

const roomRemarks = ({ bedrooms, bathrooms, carspaces }: Building, { has }: phrases.Subject) => [
  bedrooms > 0 &&
    `${bedrooms} bedroom${bedrooms > 1 ? 's' : ''}${has('BuiltInWardrobes') ? ' with built-in robes' : ''}`,
  bathrooms > 0 &&
    `${bathrooms} bathroom${bathrooms > 1 ? 's' : ''}${has('Ensuite') ? ' incl. main with ensuite' : ''}`,
  carspaces > 0 && `Parking for ${carspaces} car${carspaces > 1 ? 's' : ''}`,
]

const buildingRemarks = ({ yearBuilt, yearRenovated, landSqm }: Building, random: Random) => [
  landSqm !== undefined && random.chance(0.6) && `${groupThousands(landSqm)}m&sup2; (approx.) of land`,
  yearBuilt !== undefined && random.chance(0.5) && `Built c. ${yearBuilt}`,
  yearRenovated !== undefined && `Fully renovated in ${yearRenovated}`,
]

const equipmentRemarks = (subject: phrases.Subject, random: Random) => {
  const { has, type } = subject
  const isLand = type === 'VacantLand'
  return [
    has('SolarPanels') && random.chance(0.85) && random.pick(phrases.solarRemarks),
    !has('SolarPanels') && !isLand && random.chance(0.1) && random.pick(phrases.solarTraps),
    has('SolarHotWater') && 'Solar hot water',
    has('RainwaterStorageTank') && '5,000L rainwater tank',
    has('AirConditioning') && random.pick(['Split-system air conditioning', 'Ducted reverse-cycle air conditioning']),
    has('SwimmingPool') && random.pick(phrases.phrasesFor(phrases.poolRemarks, subject)),
    has('Fireplace') && 'Open fireplace',
    has('DoubleGlazedWindows') && 'Double-glazed windows throughout',
    !isLand && random.chance(0.4) && random.pick(phrases.networkRemarks),
    random.chance(0.12) && random.pick(phrases.phrasesFor(phrases.floodRemarks, subject)),
  ]
}
