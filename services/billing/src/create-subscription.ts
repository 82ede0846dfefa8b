import type { createSubscription as createSubscriptionRoute } from '@verandah/contracts'
import type { Handler } from '@verandah/kit'
import { beginPlan } from './begin-plan.ts'
import { changePlan } from './change-plan.ts'
import type { Context } from './context.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { liveOf } from './entitlement.ts'
import { startFreeTrial } from './start-free-trial.ts'
import { syncSubscription } from './sync-subscription.ts'

/** Begins a plan or changes to it. Asking twice is asking once. */
export const createSubscription =
  (context: Context): Handler<typeof createSubscriptionRoute> =>
  async ({ body: { plan }, caller }) => {
    if (plan === 'free_trial') return startFreeTrial(context, caller)
    const customer = await ensureCustomer(context, caller)
    const found = await listSubscriptions(context, customer)
    const live = liveOf(found)
    const reply = live
      ? await changePlan(context, live, plan)
      : await beginPlan(context, { plan, found, customer, userId: caller.sub })
    await syncSubscription(context, caller.sub)
    return reply
  }
