import { type NavigateOptions, useNavigate } from 'react-router-dom'
import { errorText, hasStatus } from '@/lib/api/error-text.ts'
import { paths } from '@/lib/paths.ts'
import { toast } from '@/lib/toast.ts'

/** Says why a search was not started, in the server's words or in `words`. A refusal for want of a plan (403) leads to the plans. */
export const useSearchFailure = (options: NavigateOptions = {}) => {
  const navigate = useNavigate()
  return (error: unknown, words = errorText(error)): void => {
    if (!hasStatus(error, 403)) {
      toast({ title: 'Search failed', description: words, variant: 'destructive' })
      return
    }
    toast({ title: 'Subscription Required', description: errorText(error), variant: 'destructive' })
    void navigate(paths.pricing, options)
  }
}
