import { type QueryClient, useMutation } from '@tanstack/react-query'
import {
  type BodyInput,
  type Credentials,
  type CurrentUser,
  finishLogin,
  login,
  problemCodes,
  register,
} from '@verandah/contracts'
import { problemOf } from '@/lib/api/api-error.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { currentUserQuery, forgetAnswers } from '@/lib/endpoints/current-user.ts'
import { forgetSession } from '@/lib/endpoints/logout.ts'
import { resetSetup, startSetup } from '@/lib/setup/setup.ts'
import { draftWeights, ownerId, storedCriteria, stripePlan, visitorBrief } from '@/lib/storage/local.ts'
import { toast, toastFailure } from '@/lib/toast.ts'

/**
 * Starts a session: clears data of a different or unknown earlier user and resets set-up progress. Data without
 * a known owner is cleared too, since the server has the owner's copy.
 */
export function startSession(queryClient: QueryClient, user: CurrentUser): void {
  const forget = ownerId.read() === user.id ? forgetAnswers : forgetSession
  forget(queryClient)
  ownerId.write(user.id)
  visitorBrief.clear()
  resetSetup(queryClient)
  queryClient.setQueryData(currentUserQuery.queryKey, user)
}

export function useLogIn() {
  return useMutation({
    mutationFn: (body: Credentials) => callRoute(login, { body }),
    onSuccess: (user, _wanted, _before, { client }) => welcomeBack(client, user),
    onError: (error) => {
      if (challengeOf(error) === null) toastFailure('Login failed')(error)
    },
  })
}

const welcomeBack = (client: QueryClient, user: CurrentUser): void => {
  toast({ title: 'Login successful', description: `Welcome back, ${user.name || user.username}!` })
  startSession(client, user)
}

/** Returns the challenge of a log-in whose password was right and that awaits a code; null for any other error. */
export function challengeOf(error: unknown): string | null {
  const problem: { code: string; challenge?: unknown } | null = problemOf(error)
  if (problem?.code !== problemCodes.codeNeeded) return null
  return typeof problem.challenge === 'string' ? problem.challenge : null
}

/** Completes a two-step log-in. 401 `wrong-code`, or `log-in-expired`. */
export function useFinishLogIn(challenge: string) {
  return useMutation({
    mutationFn: ({ code }: { code: string }) => callRoute(finishLogin, { body: { challenge, code } }),
    onSuccess: (user, _wanted, _before, { client }) => welcomeBack(client, user),
  })
}

export type NewAccount = ReturnType<typeof useRegister>

/** Registers an account; keeps the chosen plan for the payment after set-up, and what the visitor chose before. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof register>) => callRoute(register, { body }),
    onSuccess: (user, _wanted, _before, { client }) => {
      toast({
        title: 'Registration successful',
        description: `Welcome, ${user.name || user.username}! Let's set up your property search preferences`,
      })
      const brief = visitorBrief.read()
      startSession(client, user)
      takeAlong(brief)
      stripePlan.write(user.plan)
      startSetup(client)
    },
    onError: toastFailure('Registration failed'),
  })
}

/** A new account has no criteria and weights of its own: its set-up starts with the visitor's. */
const takeAlong = (brief: ReturnType<typeof visitorBrief.read>): void => {
  if (brief?.criteria) storedCriteria.write(brief.criteria)
  if (brief?.weights) draftWeights.write(brief.weights)
}
