import { type FactWish, placeText, propertyTypes, type SearchFilters } from '@verandah/contracts'
import type { ChosenPlace } from '@/components/location-picker/location-picker.tsx'
import { type AmountKind, amountIn, amountProblem } from '@/lib/amounts.ts'
import { crossedPrices } from '@/lib/crossed-prices.ts'
import type { SearchInput } from '@/lib/endpoints/searches.ts'

export const amountKinds = { minPrice: 'money', maxPrice: 'money', minLandSize: 'area' } as const satisfies Record<
  string,
  AmountKind
>
export type AmountName = keyof typeof amountKinds
const amounts = Object.keys(amountKinds) as AmountName[]
const counts = ['minBedrooms', 'minBathrooms', 'minParking', 'withinKm'] as const

type NumberName = AmountName | (typeof counts)[number]

/** Form state of a search's filters: text, empty when unset. */
export type FiltersForm = Record<NumberName | 'propertyType' | 'typed', string> & {
  chosen: readonly ChosenPlace[]
  wishes: readonly FactWish[]
}

/** Validation errors by field; `form` for those of no single field. */
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
  const textOf = (name: NumberName) => String(filters[name] ?? '')
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

const numberIn = (form: Pick<FiltersForm, NumberName>, name: NumberName): number | undefined => {
  const text = form[name]
  if (isAmount(name)) return amountIn(amountKinds[name], text)
  return text === '' ? undefined : Number(text)
}

const isAmount = (name: NumberName): name is AmountName => name in amountKinds

/** Returns validation errors of the amount fields. */
export const amountProblemsIn = (form: Pick<FiltersForm, AmountName>): FilterProblems =>
  Object.fromEntries(
    amounts.flatMap((name) => {
      const problem = amountProblem(amountKinds[name], form[name])
      return problem === undefined ? [] : [[name, problem]]
    }),
  )

/** Returns errors found on the client, before a request is sent. */
export const problemsIn = (form: FiltersForm): FilterProblems => {
  const typed = form.typed.trim()
  const crossed = crossedPrices({ minPrice: numberIn(form, 'minPrice'), maxPrice: numberIn(form, 'maxPrice') })
  return {
    ...(typed !== '' && form.chosen.length > 0 && { chosen: `Choose “${typed}” from the list, or clear it.` }),
    ...(typed === '' && form.chosen.length === 0 && { chosen: 'Enter at least one suburb or postcode.' }),
    ...(crossed !== undefined && { maxPrice: crossed }),
    ...amountProblemsIn(form),
  }
}

/** Returns the search request of a form: the chosen places, or else the typed one. */
export const searchOf = ({ chosen, typed, wishes, propertyType, ...numbers }: FiltersForm): SearchInput => ({
  ...(chosen.length > 0
    ? { locations: chosen.map(({ locality, state, postcode }) => ({ suburb: locality, state, postcode })) }
    : { location: typed.trim() }),
  ...Object.fromEntries(
    [...amounts, ...counts].flatMap((name) => {
      const value = numberIn(numbers, name)
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  ...(propertyTypes.some((type) => type === propertyType) && { propertyType }),
  ...(wishes.length > 0 && { facts: [...wishes] }),
})
