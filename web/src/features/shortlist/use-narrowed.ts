import type { SavedProperty } from '@verandah/contracts'
import { useState } from 'react'
import { narrowHomes, type Narrowing } from './narrow-homes.ts'
import { useTogether } from './together/together-context.tsx'

/**
 * The homes that match. A home whose verdict, stage or tags change stays until the filter changes, so that a mistake
 * can be undone there.
 */
export function useNarrowed(homes: readonly SavedProperty[], narrowing: Narrowing): SavedProperty[] {
  const together = useTogether()
  const matching = narrowHomes(homes, narrowing, together && together.isLovedByAll)
  const [first, setFirst] = useState({ narrowing, matching })
  if (first.narrowing !== narrowing) setFirst({ narrowing, matching })
  const ids = new Set([...first.matching, ...matching].map(({ id }) => id))
  return homes.filter(({ id }) => ids.has(id))
}
