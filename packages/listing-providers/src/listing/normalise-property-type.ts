import type { PropertyType } from '@verandah/contracts'
import { codeKey } from './code-key.ts'

/** Providers' codes by our property type. Anything else is Other. */
const codesOfType: Readonly<Record<Exclude<PropertyType, 'Other'>, readonly string[]>> = {
  House: ['House', 'Terrace', 'SemiDetached', 'Duplex', 'DuplexSemi-detached', 'NewHouseLand'],
  Apartment: [
    'ApartmentUnitFlat',
    'NewApartments',
    'Penthouse',
    'Studio',
    'Apartment',
    'Unit',
    'Flat',
    'ServicedApartment',
  ],
  Townhouse: ['Townhouse', 'Villa'],
  Land: ['VacantLand', 'NewLand', 'DevelopmentSite', 'ResidentialLand', 'Land'],
  Acreage: ['AcreageSemiRural', 'AcreageSemi-rural', 'RuralLifestyle', 'Farmlet', 'Acreage', 'Lifestyle', 'Rural'],
}

const typeOfCode = new Map<string, PropertyType>(
  Object.entries(codesOfType).flatMap(([type, codes]) =>
    codes.map((code) => [codeKey(code), type as PropertyType] as const),
  ),
)

/** Returns the type of the first known code, else Other. */
export function normalisePropertyType(codes: readonly string[]): PropertyType {
  return codes.map((code) => typeOfCode.get(codeKey(code))).find((type) => type !== undefined) ?? 'Other'
}

/** Whether no code is a type that is not a home. */
export function isHome(codes: readonly string[]): boolean {
  return !codes.some((code) => codeKey(code) === 'carspace')
}

export function isRetirement(codes: readonly string[]): boolean {
  return codes.some((code) => /^retire(?:ment)?(?:village)?$/.test(codeKey(code)))
}
