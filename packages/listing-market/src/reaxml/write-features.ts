import type { Home } from '../market/home.ts'
import { randomOf } from '../market/random.ts'
import { element, type Xml } from './element.ts'

/** REAXML's names of Domain's features; those that it lacks go into `otherFeatures`. */
const flags: Readonly<Record<string, string>> = {
  AirConditioning: 'airConditioning',
  AlarmSystem: 'alarmSystem',
  Intercom: 'intercom',
  SwimmingPool: 'poolInGround',
  OutdoorSpa: 'outsideSpa',
  TennisCourt: 'tennisCourt',
  BalconyDeck: 'balcony',
  GardenCourtyard: 'courtyard',
  Shed: 'shed',
  FullyFenced: 'fullyFenced',
  Fireplace: 'openFirePlace',
  BroadbandInternetAccess: 'broadband',
  BuiltInWardrobes: 'builtInRobes',
  Dishwasher: 'dishwasher',
  Floorboards: 'floorboards',
  Gym: 'gym',
  Study: 'study',
  SecureParking: 'secureParking',
}
const others: Readonly<Record<string, string>> = {
  NorthFacing: 'North facing',
  DoubleGlazedWindows: 'Double glazing',
  SeparateDiningRoom: 'Separate dining',
  WallCeilingInsulation: 'Insulation',
  PetsAllowed: 'Pets considered',
}
const eco: Readonly<Record<string, string>> = {
  SolarPanels: 'solarPanels',
  SolarHotWater: 'solarHotWater',
  RainwaterStorageTank: 'waterTank',
}
const outlooks: Readonly<Record<string, string>> = { CityViews: 'city', WaterViews: 'water' }

export const writeFeatures = ({ id, building, features }: Home): Xml => {
  const random = randomOf('reaxml', id)
  const yes = random.pick(['yes', 'yes', 'true', '1'])
  const isCovered = random.chance(0.3)
  const more = features.flatMap((feature) => others[feature] ?? [])
  return element('features', {}, [
    element('bedrooms', {}, building.bedrooms),
    element('bathrooms', {}, building.bathrooms),
    features.includes('Ensuite') && element('ensuite', {}, '1'),
    building.carspaces > 0 && element(isCovered ? 'carports' : 'garages', {}, building.carspaces),
    features.includes('Gas') && element('heating', { type: 'gas' }),
    features.includes('SolarHotWater') && element('hotWaterService', { type: 'solar' }),
    named(features, flags, yes),
    more.length > 0 && element('otherFeatures', {}, more.join(',')),
  ])
}

export const writeEcoFriendly = ({ features }: Home): Xml | undefined => group('ecoFriendly', named(features, eco, '1'))
export const writeViews = ({ features }: Home): Xml | undefined => group('views', named(features, outlooks, 'yes'))

const named = (features: readonly string[], names: Readonly<Record<string, string>>, value: string): Xml[] =>
  features.flatMap((feature) => {
    const name = names[feature]
    return name === undefined ? [] : [element(name, {}, value)]
  })

const group = (name: string, content: readonly Xml[]) => (content.length === 0 ? undefined : element(name, {}, content))
