import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { PaidPlan } from '@verandah/contracts'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentUserQuery } from '@/lib/endpoints/current-user.ts'
import { savedPropertiesQuery } from '@/lib/endpoints/saved-properties.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { planNames } from '@/lib/plan-names.ts'
import { nextSetupStep, setupQuery } from '@/lib/setup/setup.ts'
import { forgetCheckout } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'
import { invoicesQuery } from './subscription-page.tsx'

const askEveryMs = 1000

/**
 * Polls after a payment until the plan is active. `goOn` continues, with or without waiting; never navigates by
 * itself.
 */
export function usePlanOpening(plan: PaidPlan) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data: isOpen = false } = useQuery({
    ...subscriptionQuery,
    select: (subscription) => subscription.isActive && subscription.plan === plan,
    refetchOnMount: 'always',
    refetchInterval: askEveryMs,
  })
  useEffect(() => forgetCheckout(), [])

  const goOn = useCallback(async () => {
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: invoicesQuery.queryKey })
    void queryClient.resetQueries({ queryKey: savedPropertiesQuery.queryKey })
    await navigate(nextSetupStep(await queryClient.query(setupQuery)), { replace: true })
  }, [queryClient, navigate])

  useEffect(() => {
    if (!isOpen) return
    toast({ title: 'Plan activated', description: `You are on the ${planNames[plan]} plan.` })
  }, [isOpen, plan])
  return { isOpen, goOn }
}
