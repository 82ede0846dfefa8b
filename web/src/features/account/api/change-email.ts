import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changeEmail, type EmailChange } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { toast } from '@/lib/toast.ts'
import { securityEventsQuery } from './security-events.ts'

/** Changes the address for whoever knows the password. 400 `wrong-password`, 409 `email-taken`. */
export const useChangeEmail = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EmailChange) => callRoute(changeEmail, { body }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user)
      toast({ title: 'Email changed', description: `We write to ${user.email} from now on.` })
    },
    onError: (error) =>
      toast({ title: 'Your email was not changed', description: errorText(error), variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey }),
  })
}
