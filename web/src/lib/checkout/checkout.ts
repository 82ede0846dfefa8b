import { useMutation } from '@tanstack/react-query'
import {
  createSubscription,
  getCurrentUser,
  getSubscription,
  listInvoices,
  PaidPlan,
  type Plan,
  planPrices,
} from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { amountDueCents, selectedPlan, stripeClientSecret, stripePlan } from '@/lib/storage/local.ts'

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

/** Begins a plan or changes to it. A client secret in the reply means that it must be paid for first. */
export const useCreateSubscription = () =>
  useMutation({
    mutationFn: (plan: Plan) => callRoute(createSubscription, { body: { plan } }),
    onSuccess: (_reply, _wanted, _before, { client }) => {
      for (const route of [getSubscription, getCurrentUser, listInvoices]) {
        void client.invalidateQueries({ queryKey: queryKeyOf(route) })
      }
    },
  })
