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

/** A payment that awaits card details. */
export interface Checkout {
  clientSecret: string
  plan: PaidPlan
  /** Amount due now; less than the price when a credit covers part of it. */
  amountCents: number
}

type Begun = Omit<Checkout, 'amountCents'> & { amountCents: number | undefined }

export function rememberCheckout({ clientSecret, plan, amountCents }: Begun): void {
  stripeClientSecret.write(clientSecret)
  amountDueCents.write(String(amountCents ?? planPrices[plan].amountCents))
  stripePlan.write(plan)
  selectedPlan.write(plan)
}

export function recallCheckout(): Checkout | null {
  const clientSecret = stripeClientSecret.read() ?? ''
  const plan = PaidPlan.safeParse(selectedPlan.read() ?? stripePlan.read())
  if (clientSecret === '' || !plan.success) return null
  const amountCents = Number(amountDueCents.read() ?? '') || planPrices[plan.data].amountCents
  return { clientSecret, plan: plan.data, amountCents }
}

/** Starts a plan or switches to it. A client secret in the reply means that payment is required first. */
export function useCreateSubscription() {
  return useMutation({
    mutationFn: (plan: Plan) => callRoute(createSubscription, { body: { plan } }),
    onSuccess: (_reply, _wanted, _before, { client }) => {
      for (const route of [getSubscription, getCurrentUser, listInvoices]) {
        void client.invalidateQueries({ queryKey: queryKeyOf(route) })
      }
    },
  })
}
