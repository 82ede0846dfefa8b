import type { Building } from './home.ts'
import type { Random } from './random.ts'

/** Share of homes that advertise each feature (codes of Domain's `propertyFeatures`). */
const common: Readonly<Record<string, number>> = {
  BuiltInWardrobes: 0.6,
  AirConditioning: 0.58,
  Heating: 0.5,
  Dishwasher: 0.5,
  Floorboards: 0.42,
  Study: 0.24,
  InternalLaundry: 0.3,
  Bath: 0.2,
  Gas: 0.24,
  BroadbandInternetAccess: 0.22,
  AlarmSystem: 0.12,
  NorthFacing: 0.16,
  DoubleGlazedWindows: 0.1,
  EnergyEfficientAppliances: 0.1,
  PetsAllowed: 0.12,
}
const grounds: Readonly<Record<string, number>> = {
  SolarPanels: 0.3,
  SolarHotWater: 0.08,
  FullyFenced: 0.36,
  Shed: 0.3,
  GardenCourtyard: 0.5,
  Fireplace: 0.22,
  SwimmingPool: 0.15,
  RainwaterStorageTank: 0.15,
  WallCeilingInsulation: 0.16,
  SeparateDiningRoom: 0.18,
  OutdoorSpa: 0.03,
  TennisCourt: 0.01,
}
const strata: Readonly<Record<string, number>> = {
  BalconyDeck: 0.72,
  Intercom: 0.6,
  SecureParking: 0.55,
  CityViews: 0.22,
  Gym: 0.2,
  SwimmingPool: 0.16,
  SolarPanels: 0.05,
  GroundFloor: 0.12,
  WaterViews: 0.05,
}

const ofGrounds = Object.entries({ ...common, ...grounds })
const ofStrata = Object.entries({ ...common, ...strata })

export function chooseFeatures(building: Building, random: Random): string[] {
  if (building.type === 'VacantLand') return []
  const isStrata = isApartment(building)
  const chosen = (isStrata ? ofStrata : ofGrounds).flatMap(([feature, share]) =>
    random.chance(share) && hasRoomFor(feature, building) ? [feature] : [],
  )
  return building.bathrooms > 1 && random.chance(0.7) ? ['Ensuite', ...chosen] : chosen
}

/** Land in square metres that a garden feature requires. */
const landNeeded: Readonly<Record<string, number>> = { SwimmingPool: 350, TennisCourt: 1_500, Shed: 150 }

const hasRoomFor = (feature: string, building: Building): boolean => {
  if (feature === 'SecureParking') return building.carspaces > 0
  return isApartment(building) || (building.landSqm ?? 0) >= (landNeeded[feature] ?? 0)
}

export function isApartment({ type }: Pick<Building, 'type'>): boolean {
  return type === 'ApartmentUnitFlat' || type === 'NewApartments' || type === 'Studio'
}
