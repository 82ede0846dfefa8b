import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createSubscription, getCurrentUser, getSubscription, listInvoices, type Plan } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/query-key.ts'

/** Begins a plan or changes to it. A client secret in the reply means that it must be paid for first. */
export const useCreateSubscription = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (plan: Plan) => callRoute(createSubscription, { body: { plan } }),
    onSuccess: () => {
      for (const route of [getSubscription, getCurrentUser, listInvoices]) {
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(route) })
      }
    },
  })
}
