import type { SearchFilters } from '@verandah/contracts'
import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import { useRequestSearch } from './request-search.ts'
import { useSearchFailure } from './search-failure.ts'

/** Runs a search of before once more and opens its results. */
export const useSearchAgain = (options: NavigateOptions = {}) => {
  const navigate = useNavigate()
  const explain = useSearchFailure()
  const { mutate, isPending } = useRequestSearch()
  const searchAgain = (filters: SearchFilters) =>
    mutate(filters, {
      onSuccess: ({ searchId }) => void navigate(paths.searchResults(searchId), options),
      onError: (error) => explain(error),
    })
  return { searchAgain, isPending }
}
