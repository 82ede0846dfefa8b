import { type FactWish, placeText, propertyTypes, type SearchFilters } from '@verandah/contracts'
import type { ChosenPlace } from '@/components/location-picker/location-picker.tsx'
import { crossedPrices } from '@/lib/crossed-prices.ts'
import type { SearchInput } from '@/lib/endpoints/searches.ts'
import { groupDigits } from '@/lib/format.ts'

export const amounts = ['minPrice', 'maxPrice', 'minLandSize'] as const
export const counts = ['minBedrooms', 'minBathrooms', 'minParking', 'withinKm'] as const

type NumberName = (typeof amounts | typeof counts)[number]

/** The filters of a search as a form holds them: text, empty where nothing is asked for. */
export type FiltersForm = Record<NumberName | 'propertyType' | 'typed', string> & {
  chosen: readonly ChosenPlace[]
  wishes: readonly FactWish[]
}

/** What is wrong with a form, by the field that it is about; `form` where it is about none. */
export type FilterProblems = Partial<Record<keyof FiltersForm | 'form', string>>

export const noFilters: FiltersForm = {
  chosen: [],
  typed: '',
  propertyType: '',
  minPrice: '',
  maxPrice: '',
  minLandSize: '',
  minBedrooms: '',
  minBathrooms: '',
  minParking: '',
  withinKm: '',
  wishes: [],
}

export const filtersFormOf = (filters: SearchFilters): FiltersForm => {
  const textOf = (name: NumberName) => groupDigits(String(filters[name] ?? ''))
  return {
    chosen: filters.locations.map((place) => ({ ...place, locality: place.suburb, value: placeText(place) })),
    typed: '',
    propertyType: filters.propertyType ?? '',
    minPrice: textOf('minPrice'),
    maxPrice: textOf('maxPrice'),
    minLandSize: textOf('minLandSize'),
    minBedrooms: textOf('minBedrooms'),
    minBathrooms: textOf('minBathrooms'),
    minParking: textOf('minParking'),
    withinKm: textOf('withinKm'),
    wishes: filters.facts ?? [],
  }
}

const numberIn = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

/** What no search can be made of, before anybody is asked. */
export const problemsIn = (form: FiltersForm): FilterProblems => {
  const typed = form.typed.trim()
  const crossed = crossedPrices({ minPrice: numberIn(form.minPrice), maxPrice: numberIn(form.maxPrice) })
  return {
    ...(typed !== '' && form.chosen.length > 0 && { chosen: `Choose “${typed}” from the list, or clear it.` }),
    ...(typed === '' && form.chosen.length === 0 && { chosen: 'Enter at least one suburb or postcode.' }),
    ...(crossed !== undefined && { maxPrice: crossed }),
  }
}

/** The search that a form asks for: the chosen places, else the typed one. */
export const searchOf = ({ chosen, typed, wishes, propertyType, ...numbers }: FiltersForm): SearchInput => ({
  ...(chosen.length > 0
    ? { locations: chosen.map(({ locality, state, postcode }) => ({ suburb: locality, state, postcode })) }
    : { location: typed.trim() }),
  ...Object.fromEntries(
    [...amounts, ...counts].flatMap((name) => {
      const value = numberIn(numbers[name])
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  ...(propertyTypes.some((type) => type === propertyType) && { propertyType }),
  ...(wishes.length > 0 && { facts: [...wishes] }),
})
