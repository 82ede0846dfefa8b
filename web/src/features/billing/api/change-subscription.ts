import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelSubscription, resumeSubscription } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { errorText } from '@/lib/api/error-text.ts'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { toast } from '@/lib/toast.ts'

const changes = {
  cancel: { route: cancelSubscription, done: 'Subscription cancelled', failed: 'Could not cancel the subscription' },
  resume: { route: resumeSubscription, done: 'Subscription resumed', failed: 'Could not resume the subscription' },
} as const

/** Cancels or resumes; the subscription is read anew after it, then `onDone`: the pressed button may be gone by then. */
export const useChangeSubscription = (change: keyof typeof changes, onDone: () => void) => {
  const { route, done, failed } = changes[change]
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callRoute(route, {}),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: subscriptionQuery.queryKey })
      void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
      onDone()
      toast({ title: done })
    },
    onError: (error) => toast({ title: failed, description: errorText(error), variant: 'destructive' }),
  })
}
