import { useNavigate } from 'react-router-dom'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { useRequestSearch } from '@/lib/endpoints/request-search.ts'
import { logError } from '@/lib/log-error.ts'
import { paths } from '@/lib/paths.ts'
import { toast } from '@/lib/toast.ts'
import { type SearchForm, searchRequestOf } from './search-request.ts'

const missing = 'Please enter at least a suburb or location to search.'
const failed = 'Something went wrong while searching for properties. Please try again.'

/** Starts the panel's search. A refusal for want of a plan leads to the plans. */
export const useStartSearch = () => {
  const navigate = useNavigate()
  const { mutate, isPending } = useRequestSearch()

  const explain = (error: Error) => {
    if (hasStatus(error, 403)) {
      toast({ title: 'Subscription Required', description: errorText(error), variant: 'destructive' })
      void navigate(paths.pricing)
      return
    }
    logError('The search could not be started', error)
    toast({ title: 'Search failed', description: failed, variant: 'destructive' })
  }
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
      onError: explain,
    })
  }
  return { startSearch, isPending }
}
