import { isApartment } from '../market/choose-features.ts'
import type { Home } from '../market/home.ts'

/** PropTrack's names of Domain's features; features without one are omitted. */
const names: Readonly<Record<string, string>> = {
  AirConditioning: 'airConditioning',
  AlarmSystem: 'alarmSystem',
  BalconyDeck: 'balcony',
  BroadbandInternetAccess: 'broadband',
  BuiltInWardrobes: 'builtInRobes',
  Dishwasher: 'dishwasher',
  Fireplace: 'openFireplace',
  Floorboards: 'floorboards',
  FullyFenced: 'fullyFenced',
  GardenCourtyard: 'courtyard',
  Gas: 'gasHeating',
  Gym: 'gym',
  Intercom: 'intercom',
  OutdoorSpa: 'outsideSpa',
  PetsAllowed: 'petFriendly',
  RainwaterStorageTank: 'waterTank',
  SecureParking: 'secureParking',
  Shed: 'shed',
  SolarHotWater: 'solarHotWater',
  SolarPanels: 'solarPanels',
  Study: 'study',
  TennisCourt: 'tennisCourt',
}

export function featuresOf({ features, building }: Home): string[] {
  return [
    ...features.flatMap((feature) => names[feature] ?? []),
    // PropTrack has no name for the pool of a building.
    ...(features.includes('SwimmingPool') && !isApartment(building) ? ['poolInG'] : []),
    ...(building.type === 'NewApartments' ? ['newConstruction'] : []),
  ]
}
