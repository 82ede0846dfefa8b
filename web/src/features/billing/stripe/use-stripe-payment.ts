import { useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeError } from '@stripe/stripe-js'
import { type PaidPlan, paths } from '@verandah/contracts'
import { useState } from 'react'
import { declined, type Trouble, unheard } from '../card/payment-trouble.tsx'
import { useWasPaid } from '../use-was-paid.ts'

/**
 * Pays with the input of Stripe's form. Stripe shows 3-D Secure in its own window; a redirect returns to the
 * subscription page.
 */
export function useStripePayment({ plan, onPaid }: { plan: PaidPlan; onPaid: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  const wasPaid = useWasPaid(plan)
  const [isPaying, setPaying] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const finish = async (error: StripeError | undefined): Promise<void> => {
    // Stripe's form shows validation errors itself.
    if (error?.type === 'validation_error') return
    if (error?.type === 'card_error') setTrouble(declined(error.message))
    else if (error === undefined || error.payment_intent?.status === 'succeeded' || (await wasPaid())) onPaid()
    else setTrouble(unheard(error.message))
  }
  const pay = async (): Promise<void> => {
    if (stripe === null || elements === null) return
    setPaying(true)
    setTrouble(null)
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(paths.subscription, window.location.origin).href },
    })
    await finish(error)
    setPaying(false)
  }
  return { pay, isPaying, trouble }
}
