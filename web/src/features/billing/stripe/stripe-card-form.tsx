import { Elements, PaymentElement } from '@stripe/react-stripe-js'
import type { Appearance, Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { PaidPlan } from '@verandah/contracts'
import { type SyntheticEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { logError } from '@/lib/log-error.ts'
import { type Theme, useTheme } from '@/lib/theme/theme.ts'
import { PaymentTrouble } from '../card/payment-trouble.tsx'
import { useStripePayment } from './use-stripe-payment.ts'

export interface StripeCardFormProps {
  publishableKey: string
  clientSecret: string
  plan: PaidPlan
  amount: string
  onPaid: () => void
}

/** Stripe's form: its input goes straight to Stripe, never through us. */
export function StripeCardForm({ publishableKey, clientSecret, ...props }: StripeCardFormProps) {
  const { stripe, hasFailed, retry } = useStripe(publishableKey)
  const [theme] = useTheme()
  if (hasFailed)
    return (
      <Notice isError title="The payment form could not be loaded" action={<Button onClick={retry}>Try again</Button>}>
        We couldn’t reach Stripe, our payment provider. You haven’t been charged.
      </Notice>
    )
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance: appearanceOf(theme), locale: 'en-AU' }}>
      <StripeFields {...props} />
    </Elements>
  )
}

const StripeFields = ({ plan, amount, onPaid }: Pick<StripeCardFormProps, 'plan' | 'amount' | 'onPaid'>) => {
  const [isReady, setReady] = useState(false)
  const { pay, isPaying, trouble } = useStripePayment({ plan, onPaid })
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    void pay()
  }
  return (
    <div className="flex flex-col gap-5">
      {trouble !== null && <PaymentTrouble trouble={trouble} />}
      <form onSubmit={submit} className="flex flex-col gap-5" aria-busy={!isReady}>
        <div className="min-h-60">
          <PaymentElement onReady={() => setReady(true)} />
        </div>
        <Button type="submit" size="lg" disabled={!isReady} busy={isPaying && 'Paying…'}>
          Pay {amount}
        </Button>
      </form>
    </div>
  )
}

/** --eucalypt and --danger of tokens.css in hex: Stripe's iframe supports neither our variables nor OKLCH. */
const colours = {
  light: { colorPrimary: '#27664b', colorDanger: '#ac2d26' },
  dark: { colorPrimary: '#87ccab', colorDanger: '#f49286' },
}

const appearanceOf = (theme: Theme): Appearance => ({
  theme: theme === 'dark' ? 'night' : 'stripe',
  variables: { ...colours[theme], fontSizeBase: '16px', borderRadius: '8px' },
})

/** Loads Stripe's script, only when a payment is about to be made. Null while loading. */
const useStripe = (publishableKey: string) => {
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
