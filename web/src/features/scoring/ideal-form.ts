import { type IdealCriteria, OptionalPropertyType } from '@verandah/contracts'
import { type AmountKind, amountIn, amountProblem } from '@/lib/amounts.ts'
import { crossedPrices } from '@/lib/crossed-prices.ts'

export const amountKinds = { minPrice: 'money', maxPrice: 'money', minLandSize: 'area' } as const satisfies Record<
  string,
  AmountKind
>
export type IdealAmount = keyof typeof amountKinds
export type IdealCount = 'minBedrooms' | 'minBathrooms'
type IdealBound = IdealAmount | IdealCount

const idealBounds: readonly IdealBound[] = ['minPrice', 'maxPrice', 'minBedrooms', 'minBathrooms', 'minLandSize']

export type IdealForm = Readonly<Record<IdealBound | 'propertyType', string>>

/** Excludes "Other", which a search can ask for but which is no ideal. */
export const idealTypes = ['House', 'Apartment', 'Townhouse', 'Land', 'Acreage'] as const

export type IdealErrors = Readonly<Partial<Record<IdealBound, string>>>

const idealFields: readonly (keyof IdealForm)[] = [...idealBounds, 'propertyType']

const largestBound = 1_000_000_000

const each = <Value>(valueOf: (bound: IdealBound) => Value) =>
  Object.fromEntries(idealBounds.map((bound) => [bound, valueOf(bound)])) as Record<IdealBound, Value>

export function idealFormOf(ideal: Partial<IdealCriteria>): IdealForm {
  return {
    ...each((bound) => String(ideal[bound] ?? '')),
    propertyType: idealTypes.find((type) => type === ideal.propertyType) ?? '',
  }
}

export function differing(one: IdealForm, other: IdealForm): (keyof IdealForm)[] {
  return idealFields.filter((name) => valueIn(one, name) !== valueIn(other, name))
}

const valueIn = (form: IdealForm, name: keyof IdealForm) =>
  name === 'propertyType' ? form.propertyType : numberIn(form, name) || undefined

const numberIn = (form: IdealForm, bound: IdealBound): number =>
  isAmount(bound) ? (amountIn(amountKinds[bound], form[bound]) ?? 0) : countIn(form[bound])

const wholeNumber = /^\d+$/

const countIn = (text: string): number => (wholeNumber.test(text.trim()) ? Number(text) : 0)

const isAmount = (bound: IdealBound): bound is IdealAmount => bound in amountKinds

/** Empty and zero mean no bound. */
export function idealCriteriaOf(form: IdealForm): IdealCriteria {
  return {
    ...each((bound) => numberIn(form, bound) || undefined),
    propertyType: OptionalPropertyType.parse(form.propertyType),
  }
}

const problemOf = (form: IdealForm, bound: IdealBound): string | undefined => {
  if (isAmount(bound)) return amountProblem(amountKinds[bound], form[bound])
  const text = form[bound].trim()
  if (text !== '' && !wholeNumber.test(text)) return 'Enter a whole number, or leave it empty'
  return Number(text) > largestBound ? 'The number is too large' : undefined
}

export function idealErrorsOf(form: IdealForm): IdealErrors {
  const errors = Object.fromEntries(
    idealBounds.flatMap((bound) => {
      const problem = problemOf(form, bound)
      return problem === undefined ? [] : [[bound, problem]]
    }),
  )
  const crossed = crossedPrices(idealCriteriaOf(form))
  return crossed === undefined ? errors : { maxPrice: crossed, ...errors }
}
