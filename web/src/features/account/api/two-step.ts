import { type QueryClient, useMutation } from '@tanstack/react-query'
import {
  beginTwoStep,
  type FullProof,
  type PasswordProof,
  problemCodes,
  renewRecoveryCodes,
  turnOffTwoStep,
  turnOnTwoStep,
} from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { toast } from '@/lib/toast.ts'
import { readSecurityEvents } from './sessions.ts'

/** Form fields by problem code, for refused proofs of identity. */
export const proofFields = {
  [problemCodes.wrongPassword]: 'password',
  [problemCodes.codeNeeded]: 'code',
  [problemCodes.wrongCode]: 'code',
} as const

const readAccount = (client: QueryClient) => {
  readSecurityEvents(client)
  void client.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

export function useBeginTwoStep() {
  return useMutation({ mutationFn: (body: PasswordProof) => callRoute(beginTwoStep, { body }), gcTime: 0 })
}

/** 400 `wrong-code`, 409 `two-step-expired`. */
export function useTurnOnTwoStep() {
  return useMutation({
    mutationFn: (body: { code: string }) => callRoute(turnOnTwoStep, { body }),
    gcTime: 0,
    onSuccess: (_reply, _body, _before, { client }) => readAccount(client),
  })
}

/** Replaces the recovery codes. 400 `wrong-password`, `wrong-code`. */
export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (body: FullProof) => callRoute(renewRecoveryCodes, { body }),
    gcTime: 0,
    onSuccess: (_reply, _body, _before, { client }) => readAccount(client),
  })
}

/** 400 `wrong-password`, `wrong-code`. */
export function useTurnOffTwoStep() {
  return useMutation({
    mutationFn: (body: FullProof) => callRoute(turnOffTwoStep, { body }),
    onSuccess: (_reply, _body, _before, { client }) => {
      toast({ title: 'Two-step verification is off', description: 'You log in with your password alone.' })
      readAccount(client)
    },
  })
}
