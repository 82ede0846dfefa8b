import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { useEffect, useState } from 'react'
import { logError } from '@/lib/log-error.ts'

/** Loads Stripe's script, only when a payment is about to be made. Null while loading. */
export function useStripe(publishableKey: string) {
  const [stripe, setStripe] = useState<Stripe | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isGone = false
    loadStripe(publishableKey).then(
      (loaded) => {
        if (!isGone) setStripe(loaded)
      },
      (error: unknown) => {
        logError('Stripe’s script could not be loaded', error)
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [publishableKey, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { stripe, hasFailed, retry }
}
