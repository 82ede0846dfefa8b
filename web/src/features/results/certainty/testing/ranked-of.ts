import { type Property, Weights } from '@verandah/contracts'
import { rank } from '@verandah/scoring-model'
import { unpackColumns } from '@/lib/ranking/unpack-columns.ts'
import { aHome } from '@/testing/builders.ts'
import { columnsOf } from '@/testing/columns.ts'
import { kindsOf } from '../kinds-of.ts'
import type { Ranked } from '../model/ranked.ts'

const nothing = { price: 0, location: 0, bedrooms: 0, bathrooms: 0, landSize: 0, propertyAge: 0, features: 0 }

/** Weights of zero but for those given. */
export function weighing(given: Partial<Weights>): Weights {
  return Weights.parse({ ...nothing, ...given })
}

/** A house in Richmond of which nothing is known. */
export function aBareHome(over: Partial<Property>): Property {
  return aHome({
    price: null,
    bedrooms: null,
    bathrooms: null,
    landSize: null,
    propertyAge: null,
    features: [],
    description: '',
    isWellLit: false,
    scoreOverrides: null,
    ...over,
  })
}

/** Homes as the worker is told of them, sorted by id. */
export function rankedOf(homes: readonly Property[], weights: Weights, maxPrice?: number): Ranked {
  const filters = { locations: [], ...(maxPrice !== undefined && { maxPrice }) }
  const packed = columnsOf(homes, { weights, filters })
  return { columns: unpackColumns(packed).columns, kinds: kindsOf(packed.kinds), weights, maxPrice }
}

/** The ids of homes in the order that weights give. */
export function orderOf(homes: readonly Property[], weights: Weights, maxPrice?: number): string[] {
  const { columns } = rankedOf(homes, weights, maxPrice)
  const ids = homes.map(({ id }) => id).sort()
  return [...rank(columns, weights).order].map((row) => ids[row] ?? '')
}
