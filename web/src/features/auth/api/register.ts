import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BodyInput, register } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { startSetup } from '@/lib/setup/setup.ts'
import { stripePlan } from '@/lib/storage/session.ts'
import { startSession } from '../start-session.ts'
import { toast } from '@/lib/toast.ts'

export type NewAccount = ReturnType<typeof useRegister>

/** Opens an account; the chosen plan is kept for the payment that follows set-up. */
export const useRegister = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof register>) => callRoute(register, { body }),
    onSuccess: (user) => {
      toast({
        title: 'Registration successful',
        description: `Welcome, ${user.name || user.username}! Let's set up your property search preferences`,
      })
      startSession(queryClient, user)
      stripePlan.write(user.plan)
      startSetup(queryClient)
    },
    onError: (error) => toast({ title: 'Registration failed', description: errorText(error), variant: 'destructive' }),
  })
}
