import { regions } from '@verandah/contracts'
import type { Option } from '@/components/ui/select.tsx'

const any: Option = { value: 'any', label: 'Any' }

const from1To = (most: number): Option[] => [
  any,
  ...Array.from({ length: most }, (_, index) => ({ value: String(index + 1), label: `${index + 1}+` })),
]

export const bedroomOptions = from1To(5)
export const bathroomOptions = from1To(4)
export const parkingOptions = from1To(3)

export const typeOptions: Option[] = [
  any,
  ...['House', 'Apartment', 'Townhouse', 'Land', 'Other'].map((type) => ({ value: type, label: type })),
]

export const regionOptions: Option[] = [
  any,
  ...regions.map((region) => ({ value: region, label: region.charAt(0) + region.slice(1).toLowerCase() })),
]
