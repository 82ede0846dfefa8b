import { useQueryClient } from '@tanstack/react-query'
import type { PaidPlan } from '@verandah/contracts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { logError } from '@/lib/log-error.ts'

/** After a payment whose answer did not come: asks whether the plan is in force. Not knowing counts as no. */
export const useWasPaid = (plan: PaidPlan) => {
  const queryClient = useQueryClient()
  return async (): Promise<boolean> => {
    try {
      const subscription = await queryClient.query({ ...subscriptionQuery, staleTime: 0 })
      return subscription.plan === plan && subscription.status === 'active'
    } catch (error) {
      logError('The subscription could not be read after a payment', error)
      return false
    }
  }
}
