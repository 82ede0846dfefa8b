import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PropertyCriteria, saveCriteria } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { hasStatus } from '@/lib/api/error-text.ts'
import { criteriaQuery } from '@/lib/endpoints/criteria.ts'
import { logError } from '@/lib/log-error.ts'
import { markSetupDone } from '@/lib/setup/setup.ts'
import { storedCriteria } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'

const savedLocallyOnly =
  'There was a problem saving your property criteria. Your preferences were saved locally but may not be available on other devices.'

interface Saving {
  /** The criteria are kept, at least in this browser. */
  onKept: () => void
  /** The server does not take them as they are: they are the buyer's to correct. */
  onRefused: (error: Error) => void
}

/** Keeps the criteria on the server and in this browser; when the server fails, set-up goes on all the same. */
export const useSaveCriteria = ({ onKept, onRefused }: Saving) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PropertyCriteria) => callRoute(saveCriteria, { body }),
    onError: (error) => {
      if (hasStatus(error, 400)) return
      logError('Criteria could not be saved on the server', error)
      toast({ title: 'Error saving criteria', description: savedLocallyOnly, variant: 'destructive' })
    },
    onSettled: (saved, error, criteria) => {
      if (error !== null && hasStatus(error, 400)) {
        onRefused(error)
        return
      }
      storedCriteria.write(criteria)
      queryClient.setQueryData(criteriaQuery.queryKey, saved ?? criteria)
      markSetupDone(queryClient, { isCriteriaSet: true })
      onKept()
    },
  })
}
