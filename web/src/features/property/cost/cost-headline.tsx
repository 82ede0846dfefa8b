import { dollarRange, dollars, type KnownCost, percent } from '@verandah/true-cost'
import type { ReactNode } from 'react'
import { inBuyersWords } from '@/lib/in-buyers-words.ts'
import { listText } from '@/lib/format.ts'

export function CostHeadline({ cost, buffer }: { cost: KnownCost; buffer: number }) {
  const { withoutGrant, withGrant } = cost.cashNeeded
  const hasGrant = withGrant.amount.from !== withoutGrant.amount.from || withGrant.amount.to !== withoutGrant.amount.to
  return (
    <dl className="grid gap-x-10 gap-y-6 border-y border-line py-5 sm:grid-cols-2">
      <Stat title="Cash you need by settlement" value={dollarRange(withoutGrant.amount)}>
        {hasGrant && <p>{dollarRange(withGrant.amount)} with the grant, which can come later.</p>}
        {buffer > 0 && <p>And {dollars(buffer * 100)} that you keep back.</p>}
        {withoutGrant.missing.length > 0 && <p>Incomplete: without {listed(withoutGrant.missing)}.</p>}
      </Stat>
      <Month cost={cost} />
    </dl>
  )
}

const Month = ({ cost: { repayments, debtToIncome } }: { cost: KnownCost }) => {
  if (!repayments.known) return <Unknown reason={repayments.reason} />
  const { monthly, monthlyStressed, rateBps, stressedBps, years } = repayments
  if (!monthly.known) return <Unknown reason={monthly.reason} />
  if (monthly.amount.to === 0)
    return (
      <Stat title="Repayment a month" value="None">
        <p>You need no loan.</p>
      </Stat>
    )
  return (
    <Stat title="Repayment a month" value={dollarRange(monthly.amount)}>
      <p>
        At {percent(rateBps)} over {years} years.
      </p>
      {monthlyStressed.known && (
        <p>
          {dollarRange(monthlyStressed.amount)} at {percent(stressedBps)}, the rate at which lenders test.
        </p>
      )}
      {debtToIncome.known && <p>{debtToIncome.sentence}</p>}
    </Stat>
  )
}

const Unknown = ({ reason }: { reason: string }) => (
  <Stat title="Repayment a month" value="Not known">
    <p>{inBuyersWords(reason)}</p>
  </Stat>
)

/** "the surcharge, Moving and Water". */
const listed = (labels: readonly string[]): string =>
  listText(labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)))

const Stat = ({ title, value, children }: { title: string; value: string; children: ReactNode }) => (
  <div>
    <dt className="text-14 text-ink-soft">{title}</dt>
    <dd className="mt-1 flex flex-col gap-1 text-14 text-ink-soft tabular-nums">
      <strong className="font-display text-25 font-semibold tracking-tight text-ink">{value}</strong>
      {children}
    </dd>
  </div>
)
