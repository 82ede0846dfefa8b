import type {
  cancelSubscription as cancelSubscriptionRoute,
  resumeSubscription as resumeSubscriptionRoute,
} from '@verandah/contracts'
import { AppError, type Caller, type Handler } from '@verandah/kit'
import { setCancelling } from './change-plan.ts'
import type { Context } from './context.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { liveOf } from './entitlement.ts'
import { syncSubscription } from './sync-subscription.ts'
import { viewSubscription } from './view-subscription.ts'

/** Lets the subscription end with its period; it stays active until then. */
export const cancelSubscription =
  (context: Context): Handler<typeof cancelSubscriptionRoute> =>
  ({ caller }) =>
    setEnd(context, caller, true)

/** Takes the cancellation back. */
export const resumeSubscription =
  (context: Context): Handler<typeof resumeSubscriptionRoute> =>
  ({ caller }) =>
    setEnd(context, caller, false)

const setEnd = async (context: Context, caller: Caller, isCancelling: boolean) => {
  const known = await context.customers.of(caller.sub)
  const found = known?.stripeCustomerId === undefined ? [] : await listSubscriptions(context, known.stripeCustomerId)
  const live = liveOf(found)
  if (!live) throw nothingInForce()
  if (live.cancelAtPeriodEnd !== isCancelling) await setCancelling(context, live, isCancelling)
  const entitlement = await syncSubscription(context, caller.sub)
  return viewSubscription(entitlement, caller, context.clock.now())
}

const nothingInForce = () =>
  new AppError('conflict', { code: 'no-subscription', detail: 'There is no subscription in force.' })
