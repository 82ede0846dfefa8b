import { useMutation } from '@tanstack/react-query'
import { authenticateLocalCard, type BodyInput, payWithLocalCard } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'

/** Pays with a card of the local form: succeeded, declined, or the bank asks first. */
export const usePayWithCard = () =>
  useMutation({ mutationFn: (body: BodyInput<typeof payWithLocalCard>) => callRoute(payWithLocalCard, { body }) })

/** Answers the sample bank (3-D Secure). */
export const useAnswerBank = () =>
  useMutation({
    mutationFn: (body: BodyInput<typeof authenticateLocalCard>) => callRoute(authenticateLocalCard, { body }),
  })
