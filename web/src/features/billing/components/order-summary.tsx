import { type PaidPlan, planPrices } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { paths } from '@/lib/paths.ts'
import { planNames } from '@/lib/plan-names.ts'
import { centsText } from '../billing-words.ts'

const periods: Readonly<Record<PaidPlan, string>> = { quarterly: 'every 3 months', annual: 'every year' }

interface OrderSummaryProps {
  plan: PaidPlan
  /** What this payment takes. */
  dueCents: number
  /** The plan's renewal was declined; until it is paid, no other plan can be had. */
  isOverdue: boolean
}

export const OrderSummary = ({ plan, dueCents, isOverdue }: OrderSummaryProps) => {
  const { amountCents } = planPrices[plan]
  return (
    <section aria-labelledby="order-title" className="lg:pt-6">
      <h2 id="order-title" className="text-14 font-semibold text-ink-faint">
        Your plan
      </h2>
      <p className="mt-1 text-20 font-semibold">{planNames[plan]}</p>
      <p className="mt-3 font-display text-39 font-semibold tabular-nums">{centsText(amountCents)}</p>
      <p className="mt-1 text-14 text-ink-soft">
        {periods[plan]}, incl. GST {centsText(Math.round(amountCents / 11))}
      </p>
      {dueCents !== amountCents && (
        <p className="mt-3 text-14 font-semibold">
          Due now: <span className="tabular-nums">{centsText(dueCents)}</span>, your credit taken off.
        </p>
      )}
      {isOverdue && (
        <p role="note" className="mt-4 max-w-[40ch] rounded-md bg-ochre-soft px-4 py-3 text-14 text-ink">
          This payment for your {planNames[plan]} plan is overdue. Once it is paid, you can choose another plan.
        </p>
      )}
      <p className="mt-4 max-w-[40ch] text-14 text-ink-soft">
        It renews by itself until you cancel. Cancel at any time under Subscription; it stays open to the end of what
        you paid for.
      </p>
      {!isOverdue && (
        <Link
          to={paths.pricing}
          className="mt-2 inline-block min-h-11 content-center text-14 font-semibold text-eucalypt underline decoration-1 underline-offset-4"
        >
          Choose another plan
        </Link>
      )}
    </section>
  )
}
