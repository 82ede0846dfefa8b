import {
  type FactWish,
  placesAskedFor,
  placeText,
  type PropertyCriteria,
  type PropertyType,
  regions,
  surroundingKm,
  typeFieldsOf,
  typesAskedFor,
} from '@verandah/contracts'
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
const counts = ['minBedrooms', 'minBathrooms', 'minParking', 'withinKm', 'maxOver'] as const

type NumberName = AmountName | (typeof counts)[number]

/** Form state of a brief or of a search's filters: text, empty when unset. */
export type FiltersForm = Record<NumberName | 'typed', string> & {
  chosen: readonly ChosenPlace[]
  types: readonly PropertyType[]
  wishes: readonly FactWish[]
}

/** Validation errors by field; `form` for those of no single field. */
export type FilterProblems = Partial<Record<keyof FiltersForm | 'form', string>>

/** A brief, whole or not, or a search's filters. */
export type Wanted = {
  [Name in keyof PropertyCriteria]?: PropertyCriteria[Name] | (Name extends 'withinKm' ? number : never) | undefined
}

export function filtersFormOf(wanted: Wanted): FiltersForm {
  const textOf = (name: NumberName) => String(wanted[name] ?? '')
  const chosen = placesAskedFor(wanted).map((place) => ({ ...place, locality: place.suburb, value: placeText(place) }))
  return {
    chosen,
    typed: chosen.length > 0 ? '' : (wanted.suburb ?? ''),
    types: typesAskedFor(wanted),
    minPrice: textOf('minPrice'),
    maxPrice: textOf('maxPrice'),
    maxOver: textOf('maxOver'),
    minLandSize: textOf('minLandSize'),
    minBedrooms: textOf('minBedrooms'),
    minBathrooms: textOf('minBathrooms'),
    minParking: textOf('minParking'),
    withinKm: textOf('withinKm'),
    wishes: wanted.facts ?? [],
  }
}

const numberIn = (form: Pick<FiltersForm, NumberName>, name: NumberName): number | undefined => {
  const text = form[name]
  if (isAmount(name)) return amountIn(amountKinds[name], text)
  return text === '' ? undefined : Number(text)
}

const isAmount = (name: NumberName): name is AmountName => name in amountKinds

export function amountProblemsIn(form: Pick<FiltersForm, AmountName>): FilterProblems {
  return Object.fromEntries(
    amounts.flatMap((name) => {
      const problem = amountProblem(amountKinds[name], form[name])
      return problem === undefined ? [] : [[name, problem]]
    }),
  )
}

export function problemsIn(form: FiltersForm, noPlace = 'Enter at least one suburb or postcode.'): FilterProblems {
  const typed = form.typed.trim()
  const crossed = crossedPrices({ minPrice: numberIn(form, 'minPrice'), maxPrice: numberIn(form, 'maxPrice') })
  return {
    ...(typed !== '' && form.chosen.length > 0 && { chosen: `Choose “${typed}” from the list, or clear it.` }),
    ...(typed === '' && form.chosen.length === 0 && { chosen: noPlace }),
    ...(crossed !== undefined && { maxPrice: crossed }),
    ...amountProblemsIn(form),
  }
}

const localitiesOf = ({ chosen }: Pick<FiltersForm, 'chosen'>) =>
  chosen.map(({ locality, state, postcode }) => ({ suburb: locality, state, postcode }))

const wantedOf = ({ types, wishes, ...form }: FiltersForm) => ({
  ...Object.fromEntries(
    [...amounts, ...counts].flatMap((name) => {
      const value = numberIn(form, name)
      return value === undefined ? [] : [[name, value]]
    }),
  ),
  ...typeFieldsOf(types),
  ...(wishes.length > 0 && { facts: [...wishes] }),
})

/** Returns the search request of a form: the chosen places, or else the typed one. */
export function searchOf(form: FiltersForm): SearchInput {
  return {
    ...(form.chosen.length > 0 ? { locations: localitiesOf(form) } : { location: form.typed.trim() }),
    ...wantedOf(form),
  }
}

export function criteriaOf(form: FiltersForm & { state: string }): PropertyCriteria {
  const locations = localitiesOf(form)
  const [first = null] = locations
  return {
    suburb: first?.suburb ?? form.typed.trim(),
    locality: first,
    ...(first !== null && { locations }),
    state: regions.find((region) => region === form.state),
    ...wantedOf(form),
    withinKm: surroundingKm.find((km) => String(km) === form.withinKm),
  }
}
