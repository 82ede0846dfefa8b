import { freeTrialDays, type PaidPlan, paths, planPrices, trialEndsAt } from '@verandah/contracts'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { Page, PageHeading } from '@/components/ui/page.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Spinner } from '@/components/ui/spinner.tsx'
import { type Checkout, recallCheckout } from '@/lib/checkout/checkout.ts'
import { useChoosePlan } from '@/lib/checkout/use-choose-plan.ts'
import { useCurrentUser } from '@/lib/endpoints/current-user.ts'
import { planNames } from '@/lib/plan-names.ts'
import { toast } from '@/lib/toast.ts'
import { centsText } from './billing-labels.ts'
import { CardPayment } from './components/card-payment.tsx'
import { usePlanOpening } from './use-plan-opening.ts'

export function CheckoutPage() {
  const [checkout] = useState(recallCheckout)
  return checkout === null ? <NothingToPay /> : <Payment checkout={checkout} />
}

const Payment = ({ checkout: { clientSecret, plan, amountCents } }: { checkout: Checkout }) => {
  const [isPaid, setPaid] = useState(false)
  const { data: user } = useCurrentUser()
  const isOverdue = user?.plan === plan && user.subscriptionStatus === 'past_due'
  if (isPaid) return <PaymentMade plan={plan} />
  return (
    <Page title="Payment">
      <PageHeading className="mb-6">Payment</PageHeading>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-14">
        <OrderSummary plan={plan} dueCents={amountCents} isOverdue={isOverdue} />
        <Panel aria-label="Card">
          <CardPayment
            clientSecret={clientSecret}
            plan={plan}
            amount={centsText(amountCents)}
            onPaid={() => setPaid(true)}
          />
        </Panel>
      </div>
    </Page>
  )
}

/** Also what a reload after the payment opens, which forgets the checkout. */
const NothingToPay = () => {
  const navigate = useNavigate()
  const { data: user } = useCurrentUser()
  const isPaid = user?.subscriptionStatus === 'active'
  useEffect(() => {
    if (isPaid) return void navigate(paths.subscription, { replace: true })
    toast({
      title: 'Choose a Plan',
      description: 'Please select a subscription plan to continue.',
      variant: 'destructive',
    })
    void navigate(paths.pricing, { replace: true })
  }, [navigate, isPaid])
  return null
}

const PaymentMade = ({ plan }: { plan: PaidPlan }) => {
  const { isOpen, goOn } = usePlanOpening(plan)
  return (
    <Page title="Payment received" width="narrow" className="flex flex-col items-center gap-3 py-20 text-center">
      <CircleCheck className="size-10 text-eucalypt" strokeWidth={1.5} />
      <PageHeading>Payment received</PageHeading>
      <p className="max-w-[46ch] text-ink-soft">Thank you. The tax invoice is in your billing history.</p>
      <p role="status" className="flex items-center gap-2.5 text-14 text-ink-faint">
        {!isOpen && <Spinner className="size-4" />}
        {isOpen ? `Your ${planNames[plan]} plan is open.` : `Opening your ${planNames[plan]} plan…`}
      </p>
      <Button variant={isOpen ? 'primary' : 'secondary'} className="mt-4" onClick={() => void goOn()}>
        Go to your homes
      </Button>
    </Page>
  )
}

const periods: Readonly<Record<PaidPlan, string>> = { quarterly: 'every 3 months', annual: 'every year' }

interface OrderSummaryProps {
  plan: PaidPlan
  dueCents: number
  /** The plan's renewal was declined; it must be paid before any other plan. */
  isOverdue: boolean
}

const OrderSummary = ({ plan, dueCents, isOverdue }: OrderSummaryProps) => {
  const { amountCents } = planPrices[plan]
  return (
    <section aria-labelledby="order-title" className="lg:pt-6">
      <h2 id="order-title" className="text-14 font-semibold text-ink-faint">
        Your order
      </h2>
      <p className="mt-1 text-20 font-semibold">{planNames[plan]}</p>
      <p className="mt-3 font-display text-39 font-semibold tabular-nums">{centsText(amountCents)}</p>
      <p className="mt-1 text-14 text-ink-soft">
        {periods[plan]}, incl. GST {centsText(Math.round(amountCents / 11))}
      </p>
      {dueCents !== amountCents && (
        <p className="mt-3 text-14 font-semibold">
          Due now: <span className="tabular-nums">{centsText(dueCents)}</span>, after your credit.
        </p>
      )}
      {isOverdue && (
        <p role="note" className="mt-4 max-w-[40ch] rounded-md bg-ochre-soft px-4 py-3 text-14 text-ink">
          This payment for your {planNames[plan]} plan is overdue. Once it is paid, you can choose another plan.
        </p>
      )}
      <p className="mt-4 max-w-[40ch] text-14 text-ink-soft">
        It renews automatically until you cancel. You can cancel at any time under Subscription and keep access until
        the end of the period you’ve paid for.
      </p>
      {!isOverdue && (
        <>
          <TrialInstead />
          <Link
            to={paths.pricing}
            className="mt-2 inline-block min-h-11 content-center text-14 font-semibold text-eucalypt underline decoration-1 underline-offset-4"
          >
            Choose another plan
          </Link>
        </>
      )}
    </section>
  )
}

/** Offers the free trial, which needs no card, beside the payment form. */
const TrialInstead = () => {
  const { data: user } = useCurrentUser()
  const { choose, choosing } = useChoosePlan()
  if (!user || user.plan === 'free_trial' || trialEndsAt(user.createdAt).getTime() <= Date.now()) return null
  return (
    <div className="mt-6 max-w-[40ch] border-t border-line pt-5">
      <p className="text-14 text-ink-soft">
        Not ready to pay? Everything is open for {freeTrialDays} days from when you registered. No card needed.
      </p>
      <Button
        variant="secondary"
        className="mt-3"
        busy={choosing !== null && 'Starting your trial…'}
        onClick={() => choose('free_trial')}
      >
        Start Free Trial
      </Button>
    </div>
  )
}
