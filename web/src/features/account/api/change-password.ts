import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changePassword, type PasswordChange } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { toast } from '@/lib/toast.ts'
import { securityEventsQuery } from './security-events.ts'
import { sessionsQuery } from './sessions.ts'

/** Changes the password and ends every other session. 400 `wrong-password`. */
export const useChangePassword = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => callRoute(changePassword, { body }),
    onSuccess: () => {
      toast({ title: 'Password changed', description: 'Every other session has been ended.' })
      void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
    onError: (error) =>
      toast({ title: 'Your password was not changed', description: errorText(error), variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: securityEventsQuery.queryKey }),
  })
}
