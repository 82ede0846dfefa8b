import { isApartment } from '../market/choose-features.ts'
import type { Home } from '../market/home.ts'
import { randomOf } from '../market/random.ts'
import { words } from '../places/street-names.ts'
import { element, type Xml } from './element.ts'

type Names = Readonly<Record<string, string>>

/** REAXML uses Domain's names with a lower-case first letter. */
const lowered = (names: string): Names =>
  Object.fromEntries(words(names).map((name) => [name, name.charAt(0).toLowerCase() + name.slice(1)]))

/** REAXML's names of Domain's features; features without one go into `otherFeatures`. */
const flags: Names = {
  ...lowered('AirConditioning AlarmSystem Intercom TennisCourt Shed FullyFenced Dishwasher Floorboards'),
  ...lowered('Gym Study SecureParking'),
  SwimmingPool: 'poolInGround',
  OutdoorSpa: 'outsideSpa',
  BalconyDeck: 'balcony',
  GardenCourtyard: 'courtyard',
  Fireplace: 'openFirePlace',
  BroadbandInternetAccess: 'broadband',
  BuiltInWardrobes: 'builtInRobes',
}
const others: Names = {
  NorthFacing: 'North facing',
  DoubleGlazedWindows: 'Double glazing',
  SeparateDiningRoom: 'Separate dining',
  WallCeilingInsulation: 'Insulation',
  PetsAllowed: 'Pets considered',
}
const eco: Names = { ...lowered('SolarPanels SolarHotWater'), RainwaterStorageTank: 'waterTank' }
const outlooks: Names = { CityViews: 'city', WaterViews: 'water' }

export function writeFeatures({ id, building, features }: Home): Xml {
  const random = randomOf('reaxml', id)
  const yes = random.pick(['yes', 'yes', 'true', '1'])
  const isCovered = random.chance(0.3)
  const isShared = isApartment(building)
  const more = features.flatMap((feature) =>
    isShared && feature === 'SwimmingPool' ? 'Shared pool' : (others[feature] ?? []),
  )
  return element('features', [
    element('bedrooms', building.bedrooms),
    element('bathrooms', building.bathrooms),
    features.includes('Ensuite') && element('ensuite', '1'),
    building.carspaces > 0 && element(isCovered ? 'carports' : 'garages', building.carspaces),
    features.includes('Gas') && element('heating', [], { type: 'gas' }),
    features.includes('SolarHotWater') && element('hotWaterService', [], { type: 'solar' }),
    named(isShared ? features.filter((feature) => feature !== 'SwimmingPool') : features, flags, yes),
    more.length > 0 && element('otherFeatures', more.join(',')),
  ])
}

export function writeEcoFriendly({ features }: Home): Xml | undefined {
  return group('ecoFriendly', named(features, eco, '1'))
}
export function writeViews({ features }: Home): Xml | undefined {
  return group('views', named(features, outlooks, 'yes'))
}

const named = (features: readonly string[], names: Names, value: string): Xml[] =>
  features.flatMap((feature) => names[feature] ?? []).map((name) => element(name, value))

const group = (name: string, content: readonly Xml[]) => (content.length === 0 ? undefined : element(name, content))
