import { useQuery } from '@tanstack/react-query'
import type { Place, Property } from '@verandah/contracts'
import { useMemo } from 'react'
import { searchesQuery } from '@/lib/endpoints/searches.ts'
import { ownWeightsQuery } from '@/lib/endpoints/weights.ts'

const none: readonly Place[] = []

/**
 * The places that a home is scored by: those of its search, or else the buyer's own. Asks for none unless there are.
 */
export function usePlacesOfScore(
  { breakdown }: Pick<Property, 'breakdown'>,
  searchId: string | null,
): readonly Place[] {
  const names = breakdown.filter(({ kind }) => kind === 'place').map(({ name }) => name)
  const searches = useQuery({ ...searchesQuery, enabled: names.length > 0 && searchId !== null })
  const own = useQuery({ ...ownWeightsQuery, enabled: names.length > 0 && searchId === null })
  const weights = searchId === null ? own.data : searches.data?.find(({ id }) => id === searchId)?.scoringWeights
  const wanted = names.join('\n')
  return useMemo(
    () => weights?.places.filter(({ name }) => wanted.split('\n').includes(name)) ?? none,
    [weights, wanted],
  )
}
