import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyInput, saveSearch } from '@verandah/contracts'
import { useNavigate } from 'react-router-dom'
import { errorText, hasStatus } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { paths } from '@/lib/paths.ts'
import { toast } from '@/lib/toast.ts'
import { changeList } from './change-saved-search.ts'

/** Keeps a search, or one that was deleted again. A refusal for want of a plan leads to the plans. */
export const useKeepSearch = () => {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: BodyInput<typeof saveSearch>) => callRoute(saveSearch, { body }),
    onSuccess: (saved) => changeList(queryClient, (known) => [saved, ...known]),
    onError: (error) => {
      toast({ title: 'The search was not saved', description: errorText(error), variant: 'destructive' })
      if (hasStatus(error, 403)) void navigate(paths.pricing)
    },
  })
}
