import type { Home } from '../market/home.ts'

/** PropTrack's names of Domain's features; what it has no name for is not said. */
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
  SwimmingPool: 'poolInG',
  TennisCourt: 'tennisCourt',
}

export const featuresOf = ({ features, building }: Home): string[] => [
  ...features.flatMap((feature) => names[feature] ?? []),
  ...(building.type === 'NewApartments' ? ['newConstruction'] : []),
]
