import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createWeights,
  getProperty,
  listProperties,
  updateWeights,
  type WeightsInput,
  type WeightsRecord,
} from '@verandah/contracts'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { errorText } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, readAnew } from '@/lib/api/route-query.ts'
import { useCreateSubscription } from '@/lib/checkout/checkout.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { loadedHomeKey } from '@/lib/endpoints/home.ts'
import { ownUserId, weightsQuery } from '@/lib/endpoints/weights.ts'
import { storedFilters, useFiltersForScoring } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
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

/** Replaces the record that has an id; creates the first one. Homes outside of a search are ranked anew. */
const useSaveWeights = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: WeightsInput) =>
      body.id === undefined
        ? callRoute(createWeights, { body })
        : callRoute(updateWeights, { params: { userId: ownUserId }, body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(weightsQuery.queryKey, saved)
      await readAnew(queryClient, [queryKeyOf(getProperty), queryKeyOf(listProperties), loadedHomeKey])
    },
  })
}
