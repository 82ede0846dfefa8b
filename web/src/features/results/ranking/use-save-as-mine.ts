import { useQueryClient } from '@tanstack/react-query'
import type { Weights } from '@verandah/contracts'
import { hasStatus } from '@/lib/api/api-error.ts'
import { useSaveWeights, weightsQuery } from '@/lib/endpoints/weights.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

/**
 * Saves a search's weights as the buyer's own, for later searches and homes outside a search; keeps the buyer's
 * ideal criteria.
 */
export function useSaveAsMine() {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useSaveWeights()
  const saveAsMine = async (weights: Weights) => {
    try {
      const mine = await queryClient.query(weightsQuery).catch(noneYet)
      const { idealCriteria, isIdealApart, useFiltersForScoring } = mine ?? weights
      mutate(
        { ...weights, ...(mine !== null && { id: mine.id }), idealCriteria, isIdealApart, useFiltersForScoring },
        { onSuccess: saySaved, onError: sayFailed },
      )
    } catch (error) {
      sayFailed(error)
    }
  }
  return { saveAsMine: (weights: Weights) => void saveAsMine(weights), isSaving: isPending }
}

const noneYet = (error: unknown): null => {
  if (hasStatus(error, 404)) return null
  throw error
}

const saySaved = (): void =>
  toast({ title: 'Saved as your weights', description: 'New searches and your dashboard now use them.' })

const sayFailed = toastFailure('Your weights were not saved')
