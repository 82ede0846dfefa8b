import type { Handler } from '@verandah/kit'
import type { BillingContext } from './context.ts'
import { viewSubscription, withoutSubscription } from './domain/subscription.ts'

/** Reads the service's own records, without calling Stripe. */
export const getSubscription =
  ({ subscriptions, customers, clock }: BillingContext): Handler<'getSubscription'> =>
  async ({ caller }) => {
    const saved = await subscriptions.of(caller.sub)
    const plan = (await customers.of(caller.sub))?.plan ?? caller.plan
    return viewSubscription(saved ?? withoutSubscription(plan), caller, clock.now())
  }
