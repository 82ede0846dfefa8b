import { hasStatus } from '@/lib/api/error-text.ts'
import { useRequestSearch } from '@/lib/endpoints/request-search.ts'
import { useSearchFailure } from '@/lib/endpoints/search-failure.ts'
import { logError } from '@/lib/log-error.ts'
import { toast } from '@/lib/toast.ts'
import { type SearchForm, searchRequestOf } from './search-request.ts'

const missing = 'Please enter at least a suburb or location to search.'
const failed = 'Something went wrong while searching for properties. Please try again.'

/** Starts the panel's search. */
export const useStartSearch = () => {
  const explain = useSearchFailure()
  const { mutate, isPending } = useRequestSearch()

  const startSearch = (form: SearchForm) => {
    const request = searchRequestOf(form)
    if (request === null) {
      toast({ title: 'Missing information', description: missing, variant: 'destructive' })
      return
    }
    mutate(request, {
      onSuccess: () =>
        toast({
          title: 'Search initiated',
          description: 'Click it in Recent Searches once it shows “Complete”.',
        }),
      onError: (error) => {
        if (!hasStatus(error, 403)) logError('The search could not be started', error)
        explain(error, failed)
      },
    })
  }
  return { startSearch, isPending }
}
