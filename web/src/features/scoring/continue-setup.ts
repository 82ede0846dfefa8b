import type { QueryClient } from '@tanstack/react-query'
import { type CurrentUser, isActive, type PaidPlan, paths, Plan, type SubscriptionReply } from '@verandah/contracts'
import type { NavigateFunction } from 'react-router-dom'
import { rememberCheckout } from '@/lib/checkout/checkout.ts'
import { freshSearch } from '@/lib/endpoints/searches.ts'
import { subscriptionQuery } from '@/lib/endpoints/subscription.ts'
import { logError } from '@/lib/log-error.ts'
import { markSetupDone } from '@/lib/setup/setup.ts'
import { stripePlan } from '@/lib/storage/local.ts'
import { toast } from '@/lib/toast.ts'

const redirectDelayMs = 1000

interface Continuing {
  user: CurrentUser | null | undefined
  /** Weights had been saved before, so set-up was complete and this is an edit. */
  wasSetUp: boolean
  queryClient: QueryClient
  navigate: NavigateFunction
  createSubscription: (plan: Plan) => Promise<SubscriptionReply>
}

/** Continues after weights are saved: payment of an unpaid plan first, then a search by what was saved. */
export async function continueSetup(continuing: Continuing): Promise<void> {
  const { user, queryClient, navigate } = continuing
  const plan = knownPlan(user)
  markSetupDone(queryClient, { isScoringSet: true })
  if (plan === null) await navigate(paths.pricing)
  else if (plan === 'free_trial') await goToResults(navigate, 'Setup Complete')
  else if (hasPaid(user)) await goToResults(navigate, 'Preferences saved')
  else await payFor(plan, continuing)
}

const knownPlan = (user: Continuing['user']): Plan | null => {
  const chosen = Plan.safeParse(stripePlan.read())
  return chosen.success ? chosen.data : (user?.plan ?? null)
}

/** Also true while the plan of a housemate covers the user. */
const hasPaid = (user: Continuing['user']): boolean => {
  if (user === null || user === undefined) return false
  return user.isAdmin || user.coveredBy !== null || (user.plan !== 'free_trial' && isActive(user, new Date()))
}

const goToResults = async (navigate: NavigateFunction, title: string): Promise<void> => {
  toast({ title })
  await navigate(paths.searchResults.href(), { state: freshSearch })
}

const payFor = async (plan: PaidPlan, continuing: Continuing): Promise<void> => {
  const { navigate, createSubscription } = continuing
  try {
    const planInForce = await planInForceFor(continuing)
    if (planInForce !== null) {
      await goToResults(navigate, planInForce === 'free_trial' ? 'Setup Complete' : 'Preferences saved')
      return
    }
    const { clientSecret, amountDueCents, message, plan: begun } = await createSubscription(plan)
    if (clientSecret !== undefined && begun !== 'free_trial') {
      rememberCheckout({ clientSecret, plan: begun, amountCents: amountDueCents })
      toast({ title: 'Preferences saved' })
      await navigate(paths.subscribe)
      return
    }
    if (message !== undefined && begun === 'free_trial') {
      await goToResults(navigate, 'Setup Complete')
      return
    }
    explain('Failed to set up subscription. Please try again.')
    await navigate(paths.pricing)
  } catch (error) {
    logError('The subscription could not be created', error)
    explain('There was a problem setting up your subscription. Please try again.')
    setTimeout(() => window.location.assign(paths.pricing), redirectDelayMs)
  }
}

/**
 * Refetches the subscription, which may have been paid in another tab. During set-up a free trial does not
 * replace the plan to be paid.
 */
const planInForceFor = async ({ queryClient, wasSetUp }: Continuing): Promise<Plan | null> => {
  const { isActive, plan } = await queryClient.query({ ...subscriptionQuery, staleTime: 0 })
  return isActive && (wasSetUp || plan !== 'free_trial') ? plan : null
}

const explain = (description: string): void =>
  toast({ title: 'Subscription Error', description, variant: 'destructive' })
