import { useQueryClient } from '@tanstack/react-query'
import type { WeightsRecord } from '@verandah/contracts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '@/lib/api/error-text.ts'
import { useCreateSubscription } from '@/lib/endpoints/create-subscription.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { storedFilters, useFiltersForScoring } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
import { useSaveWeights } from './api/save-weights.ts'
import { continueSetup } from './continue-setup.ts'
import { idealCriteriaOf, idealErrorsOf } from './ideal-form.ts'
import { draftOf, inputOf } from './weights-draft.ts'

/** The draft of the screen, and what saving does with it. Gives false when something must be corrected first. */
export const useScoringForm = (record: WeightsRecord | null) => {
  const [draft, setDraft] = useState(() =>
    draftOf(record, { filters: storedFilters.read(), usesFilters: useFiltersForScoring.read() }),
  )
  const { data: user } = useCurrentUser()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const saving = useSaveWeights()
  const { mutateAsync: createSubscription, isPending: isSubscribing } = useCreateSubscription()
  const errors = idealErrorsOf(draft.ideal)

  const save = (): boolean => {
    if (Object.keys(errors).length > 0) return false
    storedFilters.write(idealCriteriaOf(draft.ideal))
    useFiltersForScoring.write(draft.usesFilters)
    saving.mutate(inputOf(draft, record), {
      onSuccess: () =>
        void continueSetup({ user, wasSetUp: record !== null, queryClient, navigate, createSubscription }),
      onError: (error) =>
        toast({
          title: 'Error saving preferences',
          description: `There was an error saving your preferences: ${errorText(error)}`,
          variant: 'destructive',
        }),
    })
    return true
  }
  return { draft, setDraft, errors, save, isSaving: saving.isPending || isSubscribing }
}
