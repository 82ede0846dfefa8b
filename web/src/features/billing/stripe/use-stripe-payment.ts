import { useElements, useStripe } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { paths } from '@/lib/paths.ts'

/** Pays with what was typed into Stripe's form. A bank's question is asked in a window of Stripe's; a redirect comes back to the plan. */
export const useStripePayment = (onPaid: () => void) => {
  const stripe = useStripe()
  const elements = useElements()
  const [isPaying, setPaying] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const pay = async (): Promise<void> => {
    if (stripe === null || elements === null) return
    setPaying(true)
    setRefusal(null)
    const { error } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: new URL(paths.subscription, window.location.origin).href },
    })
    setPaying(false)
    if (error === undefined) onPaid()
    // Stripe's form shows itself what has to be corrected in it.
    else if (error.type !== 'validation_error') setRefusal(error.message ?? 'Your bank declined this card.')
  }
  return { pay, isPaying, refusal }
}
