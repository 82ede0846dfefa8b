import { useQuery } from '@tanstack/react-query'
import { getBillingConfig, type PaidPlan } from '@verandah/contracts'
import { lazy, type ReactNode, Suspense } from 'react'
import { Failure } from '@/components/ui/answered.tsx'
import { Skeleton, Skeletons } from '@/components/ui/spinner.tsx'
import { routeQuery } from '@/lib/api/route-query.ts'
import { LocalCardForm } from '../card/local-card-form.tsx'

const StripeCardForm = lazy(() =>
  import('../stripe/stripe-card-form.tsx').then((file) => ({ default: file.StripeCardForm })),
)

interface CardPaymentProps {
  clientSecret: string
  plan: PaidPlan
  amount: string
  onPaid: () => void
}

export function CardPayment(props: CardPaymentProps) {
  const { data: config, error, refetch } = useQuery(billingConfigQuery)
  if (config !== undefined) return cardFormFor(config.publishableKey, props)
  if (error === null) return <CardSkeleton />
  return <Failure title="The payment form could not be loaded" onRetry={refetch} error={error} />
}

/** Loads Stripe's form only if Stripe takes the payment. */
const cardFormFor = (publishableKey: string | null, props: CardPaymentProps): ReactNode =>
  publishableKey === null ? (
    <LocalCardForm {...props} />
  ) : (
    <Suspense fallback={<CardSkeleton />}>
      <StripeCardForm publishableKey={publishableKey} {...props} />
    </Suspense>
  )

const CardSkeleton = () => (
  <div role="status" aria-label="Loading the payment form" className="flex flex-col gap-5">
    <Skeleton className="h-18" />
    <div className="grid grid-cols-2 gap-4">
      <Skeletons count={2} className="h-18" />
    </div>
    <Skeleton className="h-13 rounded-full" />
  </div>
)

/** The billing config: Stripe if there is a publishable key, else the local form. */
const billingConfigQuery = routeQuery(getBillingConfig, {})
