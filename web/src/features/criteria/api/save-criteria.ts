import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyInput, saveCriteria } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { criteriaQuery } from '@/lib/endpoints/criteria.ts'
import { logError } from '@/lib/log-error.ts'
import { markSetupDone } from '@/lib/setup/setup.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'

const savedLocallyOnly =
  'There was a problem saving your property criteria. Your preferences were saved locally but may not be available on other devices.'

export type CriteriaInput = BodyInput<typeof saveCriteria>

/** Keeps the criteria in this browser, then on the server; when the server fails, set-up goes on all the same. */
export const useSaveCriteria = ({ onSettled }: { onSettled: () => void }) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: CriteriaInput) => callRoute(saveCriteria, { body }),
    onMutate: (criteria) => storedCriteria.write(criteria),
    onSuccess: (saved) => {
      queryClient.setQueryData(criteriaQuery.queryKey, saved)
    },
    onError: (error) => {
      logError('Criteria could not be saved on the server', error)
      toast({ title: 'Error saving criteria', description: savedLocallyOnly, variant: 'destructive' })
    },
    onSettled: () => {
      markSetupDone(queryClient, { isCriteriaSet: true })
      onSettled()
    },
  })
}
