import type { PropertyType } from '@verandah/contracts'
import { codeKey } from './code-key.ts'

/** What providers call a home, by the type that a buyer picks. Anything else is Other. */
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

/** The first code that stands for a type; Other when none does. */
export const normalisePropertyType = (codes: readonly string[]): PropertyType =>
  codes.map((code) => typeOfCode.get(codeKey(code))).find((type) => type !== undefined) ?? 'Other'

/** Codes that are nobody's home. */
export const isHome = (codes: readonly string[]): boolean => !codes.some((code) => codeKey(code) === 'carspace')

export const isRetirement = (codes: readonly string[]): boolean =>
  codes.some((code) => /^retire(?:ment)?(?:village)?$/.test(codeKey(code)))
