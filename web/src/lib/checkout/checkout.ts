import { PaidPlan, planPrices } from '@verandah/contracts'
import { amountDueCents, selectedPlan, stripeClientSecret, stripePlan } from '@/lib/storage/session.ts'

/** A payment that waits for its card. */
export interface Checkout {
  clientSecret: string
  plan: PaidPlan
  /** What the payment takes now; less than the price where a credit pays a part. */
  amountCents: number
}

type Begun = Omit<Checkout, 'amountCents'> & { amountCents: number | undefined }

/** Keeps a payment for the payment page, a reload included. */
export const rememberCheckout = ({ clientSecret, plan, amountCents }: Begun): void => {
  stripeClientSecret.write(clientSecret)
  amountDueCents.write(String(amountCents ?? planPrices[plan].amountCents))
  stripePlan.write(plan)
  selectedPlan.write(plan)
}

/** The payment that was begun in this tab, or null. */
export const recallCheckout = (): Checkout | null => {
  const clientSecret = stripeClientSecret.read() ?? ''
  const plan = PaidPlan.safeParse(selectedPlan.read() ?? stripePlan.read())
  if (clientSecret === '' || !plan.success) return null
  const amountCents = Number(amountDueCents.read() ?? '') || planPrices[plan.data].amountCents
  return { clientSecret, plan: plan.data, amountCents }
}
