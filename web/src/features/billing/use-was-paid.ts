import { useQueryClient } from '@tanstack/react-query'
import type { PaidPlan } from '@verandah/contracts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { logError } from '@/lib/log-error.ts'

/** Checks whether the plan is active after a payment without a response. A failed check counts as not paid. */
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
