import { useMutation } from '@tanstack/react-query'
import { authenticateLocalCard, type BodyInput, payWithLocalCard } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'

/** The call is pending until this is done. */
type Failing = (error: Error) => Promise<void>

/** Pays with a card of the local form: succeeded, declined, or the bank asks first. */
export const usePayWithCard = (onError: Failing) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof payWithLocalCard>) => callRoute(payWithLocalCard, { body }),
    onError,
  })

/** Answers the sample bank (3-D Secure). */
export const useAnswerBank = (onError: Failing) =>
  useMutation({
    mutationFn: (body: BodyInput<typeof authenticateLocalCard>) => callRoute(authenticateLocalCard, { body }),
    onError,
  })
