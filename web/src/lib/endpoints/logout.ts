import { type QueryClient, useMutation } from '@tanstack/react-query'
import { logout } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { forgetCheckout, forgetPerson, forgetVisits } from '@/lib/storage/local.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { currentUserQuery, forgetAnswers } from './current-user.ts'

export function useLogout() {
  return useMutation({
    mutationFn: () => callRoute(logout, {}),
    onSuccess: (_reply, _wanted, _before, { client }) => {
      forgetSession(client)
      client.setQueryData(currentUserQuery.queryKey, null)
      toast({ title: 'Logged out' })
    },
    onError: toastFailure('Logout failed'),
  })
}

/**
 * Clears the user's data from the query cache and from storage, except for the current user, which route guards
 * read.
 */
export function forgetSession(queryClient: QueryClient): void {
  forgetAnswers(queryClient)
  forgetPerson()
  forgetCheckout()
  forgetVisits()
}
