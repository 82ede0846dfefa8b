import { PaidPlan } from '@verandah/contracts'
import { selectedPlan, stripeClientSecret, stripePlan } from '@/lib/storage/session.ts'

/** A payment that waits for its card. */
export interface Checkout {
  clientSecret: string
  plan: PaidPlan
}

/** Keeps a payment for the payment page, a reload included. */
export const rememberCheckout = ({ clientSecret, plan }: Checkout): void => {
  stripeClientSecret.write(clientSecret)
  stripePlan.write(plan)
  selectedPlan.write(plan)
}

/** The payment that was begun in this tab, or null. */
export const recallCheckout = (): Checkout | null => {
  const clientSecret = stripeClientSecret.read() ?? ''
  const plan = PaidPlan.safeParse(selectedPlan.read() ?? stripePlan.read())
  return clientSecret === '' || !plan.success ? null : { clientSecret, plan: plan.data }
}
