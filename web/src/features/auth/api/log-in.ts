import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Credentials, login } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { toast } from '@/lib/toast.ts'
import { startSession } from '../start-session.ts'

export const useLogIn = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Credentials) => callRoute(login, { body }),
    onSuccess: (user) => {
      toast({ title: 'Login successful', description: `Welcome back, ${user.name || user.username}!` })
      startSession(queryClient, user)
    },
    onError: (error) => toast({ title: 'Login failed', description: errorText(error), variant: 'destructive' }),
  })
}
