import {
  defaultWeights,
  type Factor,
  placeText,
  type PropertyCriteria,
  type PropertyType,
  type SearchedLocality,
} from '@verandah/contracts'
import { useState } from 'react'
import { visitorBrief } from '@/lib/storage/local.ts'

export interface Brief {
  /** As shown in the field: of the chosen place, or as typed. */
  placeText: string
  place: SearchedLocality | null
  /** Dollars. */
  maxPrice: number | undefined
  minBedrooms: number | undefined
  propertyType: PropertyType | undefined
  weights: Readonly<Record<Factor, number>>
  isWeighed: boolean
}

const noFilters = { maxPrice: undefined, minBedrooms: undefined, propertyType: undefined }

/** The visitor's brief, stored from its first change on, so that a registration takes it along. */
export function useVisitorBrief(start: SearchedLocality) {
  const [brief, setBrief] = useState(() => storedBrief() ?? briefOf(start))
  const change = (changed: Partial<Brief>) => {
    const next = { ...brief, ...changed }
    setBrief(next)
    store(next)
  }
  return { brief, change, keep: () => store({ ...brief, isWeighed: true }), clear: () => change(noFilters) }
}

const briefOf = (place: SearchedLocality): Brief => ({
  place,
  placeText: placeText(place),
  ...noFilters,
  weights: defaultWeights,
  isWeighed: false,
})

const store = ({ place, placeText: text, maxPrice, minBedrooms, propertyType, weights, isWeighed }: Brief): void => {
  const suburb = place?.suburb ?? text.trim()
  const criteria: Partial<PropertyCriteria> = { suburb, locality: place, maxPrice, minBedrooms, propertyType }
  visitorBrief.write({ criteria, weights: isWeighed ? weights : null })
}

const storedBrief = (): Brief | null => {
  const { criteria, weights } = visitorBrief.read() ?? {}
  if (criteria === undefined) return null
  const { suburb = '', locality: place = null, maxPrice, minBedrooms, propertyType } = criteria
  return {
    place,
    placeText: place ? placeText(place) : suburb,
    maxPrice,
    minBedrooms,
    propertyType,
    weights: { ...defaultWeights, ...weights },
    isWeighed: weights !== null && weights !== undefined,
  }
}
