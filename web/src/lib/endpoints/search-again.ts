import type { SearchFilters } from '@verandah/contracts'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { paths } from '@/lib/paths.ts'
import { toast } from '@/lib/toast.ts'
import { useRequestSearch } from './request-search.ts'

/** Runs a search of before once more and opens its results. A refusal for want of a plan leads to the plans. */
export const useSearchAgain = (options: NavigateOptions = {}) => {
  const navigate = useNavigate()
  const { mutate, isPending } = useRequestSearch()
  const searchAgain = (filters: SearchFilters) =>
    mutate(filters, {
      onSuccess: ({ searchId }) => void navigate(paths.searchResults(searchId), options),
      onError: (error) => {
        const isRefused = hasStatus(error, 403)
        const title = isRefused ? 'Subscription Required' : 'Search failed'
        toast({ title, description: errorText(error), variant: 'destructive' })
        if (isRefused) void navigate(paths.pricing)
      },
    })
  return { searchAgain, isPending }
}
