import { type PropertyCriteria, propertyTypes, regions } from '@verandah/contracts'
import { groupDigits } from '@/lib/format.ts'

/** The criteria as a form holds them: text, empty or "any" where nothing is asked for. */
export interface CriteriaForm {
  suburb: string
  locality: PropertyCriteria['locality']
  state: string
  propertyType: string
  minPrice: string
  maxPrice: string
  minBedrooms: string
  minBathrooms: string
  minParking: string
  minLandSize: string
}

const textOf = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '')
const choiceOf = (value: unknown): string => textOf(value) || 'any'

type Known = Partial<Record<keyof CriteriaForm, unknown>> & { locality?: PropertyCriteria['locality'] }

export const formOf = (criteria: Known): CriteriaForm => ({
  suburb: textOf(criteria.suburb),
  locality: criteria.locality ?? null,
  state: choiceOf(criteria.state),
  propertyType: choiceOf(criteria.propertyType),
  minPrice: groupDigits(textOf(criteria.minPrice)),
  maxPrice: groupDigits(textOf(criteria.maxPrice)),
  minBedrooms: choiceOf(criteria.minBedrooms),
  minBathrooms: choiceOf(criteria.minBathrooms),
  minParking: choiceOf(criteria.minParking),
  minLandSize: groupDigits(textOf(criteria.minLandSize)),
})

/** "any" and empty mean unset, everything else is a number. */
const numberOf = (text: string): number | undefined => {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? undefined : Number(digits)
}

export const criteriaOf = (form: CriteriaForm): PropertyCriteria => ({
  suburb: form.suburb.trim(),
  locality: form.locality,
  state: regions.find((region) => region === form.state),
  propertyType: propertyTypes.find((type) => type === form.propertyType),
  minPrice: numberOf(form.minPrice),
  maxPrice: numberOf(form.maxPrice),
  minBedrooms: numberOf(form.minBedrooms),
  minBathrooms: numberOf(form.minBathrooms),
  minParking: numberOf(form.minParking),
  minLandSize: numberOf(form.minLandSize),
})
