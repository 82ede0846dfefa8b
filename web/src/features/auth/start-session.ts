import { type QueryClient, useMutation } from '@tanstack/react-query'
import { type BodyInput, type Credentials, type CurrentUser, login, register } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { currentUserQuery, forgetAnswers } from '@/lib/endpoints/current-user.ts'
import { forgetSession } from '@/lib/endpoints/logout.ts'
import { resetSetup, startSetup } from '@/lib/setup/setup.ts'
import { ownerId, stripePlan } from '@/lib/storage/local.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

/**
 * A person has signed in: nothing of anybody who was here before stays, and the state of set-up is read again. What nobody is known to own goes
 * too: the server has a copy for its owner, and it is not for anybody else.
 */
export const startSession = (queryClient: QueryClient, user: CurrentUser): void => {
  const forget = ownerId.read() === user.id ? forgetAnswers : forgetSession
  forget(queryClient)
  ownerId.write(user.id)
  resetSetup(queryClient)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

export const useLogIn = () =>
  useMutation({
    mutationFn: (body: Credentials) => callRoute(login, { body }),
    onSuccess: (user, _wanted, _before, { client }) => {
      toast({ title: 'Login successful', description: `Welcome back, ${user.name || user.username}!` })
      startSession(client, user)
    },
    onError: toastFailure('Login failed'),
  })

export type NewAccount = ReturnType<typeof useRegister>

/** Opens an account; the chosen plan is kept for the payment that follows set-up. */
export const useRegister = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof register>) => callRoute(register, { body }),
    onSuccess: (user, _wanted, _before, { client }) => {
      toast({
        title: 'Registration successful',
        description: `Welcome, ${user.name || user.username}! Let's set up your property search preferences`,
      })
      startSession(client, user)
      stripePlan.write(user.plan)
      startSetup(client)
    },
    onError: toastFailure('Registration failed'),
  })
