import { type FactWish, type PropertyCriteria, propertyTypes, regions, surroundingKm } from '@verandah/contracts'
import { type AmountKind, amountIn } from '@/lib/amounts.ts'

export const amountKinds = { minPrice: 'money', maxPrice: 'money', minLandSize: 'area' } as const satisfies Record<
  string,
  AmountKind
>
export type AmountName = keyof typeof amountKinds
const amounts = Object.keys(amountKinds) as AmountName[]
const counts = ['minBedrooms', 'minBathrooms', 'minParking'] as const

/** Form state of the criteria: text, empty or "any" when unset. */
export type CriteriaForm = Record<
  AmountName | (typeof counts)[number] | 'suburb' | 'state' | 'propertyType' | 'withinKm',
  string
> & {
  locality: PropertyCriteria['locality']
  wishes: FactWish[]
}

const textOf = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
const choiceOf = (value: unknown): string => textOf(value) || 'any'

const each = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

type Known = Partial<Record<keyof PropertyCriteria, unknown>> & Partial<Pick<PropertyCriteria, 'locality' | 'facts'>>

export const formOf = (criteria: Known): CriteriaForm => ({
  suburb: textOf(criteria.suburb),
  locality: criteria.locality ?? null,
  state: choiceOf(criteria.state),
  propertyType: choiceOf(criteria.propertyType),
  withinKm: textOf(criteria.withinKm),
  wishes: criteria.facts ?? [],
  ...each(amounts, (name) => textOf(criteria[name])),
  ...each(counts, (name) => choiceOf(criteria[name])),
})

/** "any" and empty mean unset. */
const countIn = (text: string): number | undefined => (text === 'any' || text === '' ? undefined : Number(text))

export const criteriaOf = (form: CriteriaForm): PropertyCriteria => ({
  suburb: form.suburb.trim(),
  locality: form.locality,
  state: regions.find((region) => region === form.state),
  propertyType: propertyTypes.find((type) => type === form.propertyType),
  withinKm: surroundingKm.find((km) => String(km) === form.withinKm),
  facts: form.wishes.length > 0 ? form.wishes : undefined,
  ...each(amounts, (name) => amountIn(amountKinds[name], form[name])),
  ...each(counts, (name) => countIn(form[name])),
})
