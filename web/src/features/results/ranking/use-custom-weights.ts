import { useQueryClient } from '@tanstack/react-query'
import { defaultWeights, type Factor, factors, type SearchStatus, type Weights } from '@verandah/contracts'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { toast } from '@/lib/toast.ts'

const defaults: Weights = {
  ...defaultWeights,
  additionalCriteria: {},
  idealCriteria: {},
  useFiltersForScoring: true,
}

/** Weights of this page alone: nothing is sent. Moving shows them at once; applied, they stay with the search until reset. */
export const useCustomWeights = (searchId: string, search: SearchStatus | null | undefined) => {
  const applied = useAppliedWeights(searchId)
  const [moved, setMoved] = useState<MovedWeights>(applied.read() ?? {})
  const [isApplied, setApplied] = useState(applied.read() !== null)
  const own = search?.scoringWeights ?? defaults
  const weights = useMemo(() => (isMoved(moved) ? mixWeights(own, moved) : null), [own, moved])

  const keep = (next: MovedWeights | null) => {
    setMoved(next ?? {})
    setApplied(next !== null)
    applied.write(next)
  }
  const move = useCallback(
    (factor: PanelFactor, weight: number) => setMoved((known) => ({ ...known, [factor]: weight })),
    [],
  )
  const keepMoved = useEffectEvent(() => {
    if (isApplied) applied.write(moved)
  })
  useEffect(() => keepMoved(), [moved])
  const apply = () => {
    keep(moved)
    toast({
      title: 'Custom weights applied',
      description: 'Property scores have been recalculated with your custom weights.',
    })
  }
  const reset = () => {
    keep(null)
    const hasOwn = search?.scoringWeights !== null && search?.scoringWeights !== undefined
    toast({
      title: 'Weights reset',
      description: `Property scores have been reset to ${hasOwn ? 'the original search weights' : 'default weights'}.`,
    })
  }
  return { own, moved, weights, isApplied, move, apply, reset }
}

export type CustomWeights = ReturnType<typeof useCustomWeights>

/** Kept in memory for each search, so that coming back finds them. */
const useAppliedWeights = (searchId: string) => {
  const queryClient = useQueryClient()
  const queryKey = ['applied-weights', searchId]
  return {
    read: () => queryClient.getQueryData<MovedWeights | null>(queryKey) ?? null,
    write: (moved: MovedWeights | null) => {
      queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })
      queryClient.setQueryData(queryKey, moved)
    },
  }
}

/** What the panel weighs; age and custom criteria keep the weights of the search. */
export const panelFactors = [
  'price',
  'location',
  'bedrooms',
  'bathrooms',
  'landSize',
  'features',
] as const satisfies readonly Factor[]

export type PanelFactor = (typeof panelFactors)[number]

/** The sliders that were moved; the others stand for the search's own weights. */
type MovedWeights = Readonly<Partial<Record<PanelFactor, number>>>

export const lowestWeight = 1
export const highestWeight = 10

/** Where a slider stands: a weight of 0 shows as the lowest until it is moved. */
export const sliderValue = (factor: PanelFactor, own: Weights, moved: MovedWeights): number =>
  moved[factor] ?? Math.max(lowestWeight, own[factor])

const mixWeights = (own: Weights, moved: MovedWeights): Weights => ({ ...own, ...moved })

export const isMoved = (moved: MovedWeights): boolean => factors.some((factor) => factor in moved)
