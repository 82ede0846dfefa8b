import { type QueryClient, useMutation } from '@tanstack/react-query'
import { logout } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { forgetCheckout, forgetPerson, forgetVisits } from '@/lib/storage/local.ts'
import { toast, toastFailure } from '@/lib/toast.ts'
import { currentUserQuery, forgetAnswers } from './current-user.ts'

/** Ends the session; nothing of the person stays in the page or on the device. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => callRoute(logout, {}),
    onSuccess: (_reply, _wanted, _before, { client }) => {
      forgetSession(client)
      client.setQueryData(currentUserQuery.queryKey, null)
      toast({ title: 'Logged out' })
    },
    onError: toastFailure('Logout failed'),
  })

/** What the page and the device know of whoever was signed in, but who it was: guards look at that. */
export const forgetSession = (queryClient: QueryClient): void => {
  forgetAnswers(queryClient)
  forgetPerson()
  forgetCheckout()
  forgetVisits()
}
