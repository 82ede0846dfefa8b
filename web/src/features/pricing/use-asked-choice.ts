import type { CurrentUser, Plan } from '@verandah/contracts'
import { useState } from 'react'
import { useChoosePlan } from '@/lib/checkout/use-choose-plan.ts'
import type { PlanChange } from './plans.ts'

/** Chooses a plan. Asks for confirmation before switching an active paid plan, because its card is charged at once. */
export function useAskedChoice(user: CurrentUser | null | undefined) {
  const { choose, choosing } = useChoosePlan()
  const [change, setChange] = useState<PlanChange | null>(null)
  const press = (to: Plan) => {
    const from = user?.subscriptionStatus === 'active' ? user.plan : 'free_trial'
    if (from === 'free_trial' || to === 'free_trial') choose(to)
    else setChange({ from, to })
  }
  return { press, change, choose, keep: () => setChange(null), choosing }
}
