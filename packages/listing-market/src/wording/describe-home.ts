import type { Building } from '../market/home.ts'
import type { Random } from '../market/random.ts'
import * as phrases from './phrases.ts'

interface Subject {
  building: Building
  features: readonly string[]
  street: string
  suburb: string
}

/** An agent's prose, in the HTML that agents' software makes of it. */
export const describeHome = (subject: Subject, random: Random): string => {
  const { building } = subject
  const prose =
    building.type === 'VacantLand'
      ? [random.pick(phrases.places)]
      : [...random.some(phrases.interiors, 2), random.pick(phrases.places)]
  const points = pointsOf(subject, random)
  const parts = [
    random.pick(phrases.openings[building.style]),
    prose.join(' '),
    ...(points.length === 0 ? [] : [`<b>Features:</b><br />${points.map((point) => `- ${point}`).join('<br />')}`]),
    random.pick(phrases.closings),
  ]
  return parts.join('<br /><br />').replaceAll('{street}', subject.street).replaceAll('{suburb}', subject.suburb)
}

/** "1,250,000": what `toLocaleString` says, at a tenth of its cost. */
export const groupThousands = (whole: number): string => Math.round(whole).toLocaleString('en-AU')

const pointsOf = ({ building, features }: Subject, random: Random): string[] => {
  const { bedrooms, bathrooms, carspaces, yearBuilt, yearRenovated, landSqm } = building
  const has = (feature: string) => features.includes(feature)
  const isLand = building.type === 'VacantLand'
  const remarks = [
    bedrooms > 0 &&
      `${bedrooms} bedroom${bedrooms > 1 ? 's' : ''}${has('BuiltInWardrobes') ? ' with built-in robes' : ''}`,
    bathrooms > 0 &&
      `${bathrooms} bathroom${bathrooms > 1 ? 's' : ''}${has('Ensuite') ? ' incl. main with ensuite' : ''}`,
    carspaces > 0 && `Parking for ${carspaces} car${carspaces > 1 ? 's' : ''}`,
    landSqm !== undefined && random.chance(0.6) && `${groupThousands(landSqm)}m&sup2; (approx.) of land`,
    yearBuilt !== undefined && random.chance(0.5) && `Built c. ${yearBuilt}`,
    yearRenovated !== undefined && `Fully renovated in ${yearRenovated}`,
    has('SolarPanels') && random.chance(0.85) && random.pick(phrases.solarRemarks),
    !has('SolarPanels') && !isLand && random.chance(0.1) && random.pick(phrases.solarTraps),
    has('SolarHotWater') && 'Solar hot water',
    has('RainwaterStorageTank') && '5,000L rainwater tank',
    has('AirConditioning') && random.pick(['Split-system air conditioning', 'Ducted reverse-cycle air conditioning']),
    has('SwimmingPool') && random.pick(['Sparkling in-ground pool', 'Shared pool &amp; BBQ terrace', 'Heated pool']),
    has('Fireplace') && 'Open fireplace',
    has('DoubleGlazedWindows') && 'Double-glazed windows throughout',
    !isLand && random.chance(0.4) && random.pick(phrases.networkRemarks),
    random.chance(0.12) && random.pick(phrases.floodRemarks),
  ]
  return remarks.filter((remark) => remark !== false)
}
