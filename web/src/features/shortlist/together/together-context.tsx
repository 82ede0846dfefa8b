import type { HousemateSaved, SavedProperty } from '@verandah/contracts'
import { createContext, use } from 'react'
import type * as parts from './parts.ts'

export interface Together {
  ownId: string
  all: readonly HousemateSaved[]
  savedOf: (propertyId: string) => readonly HousemateSaved[]
  isLovedByAll: (saved: SavedProperty) => boolean
  parts: typeof parts
}

/** Null for a buyer alone, and until it has loaded. */
export const TogetherContext = createContext<Together | null>(null)

export function useTogether(): Together | null {
  return use(TogetherContext)
}

export function OthersSay({ propertyId, name }: { propertyId: string; name: string }) {
  const together = useTogether()
  const records = together?.savedOf(propertyId) ?? []
  if (together === null || records.length === 0) return null
  return <together.parts.Opinions records={records} name={name} className="sm:col-span-2 lg:col-span-3" />
}
