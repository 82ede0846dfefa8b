import { dollars, type KnownCost, type Line, percent } from '@verandah/true-cost'
import { useState } from 'react'
import { Slider } from '@/components/ui/slider.tsx'
import { CostBlock } from './cost-block.tsx'
import { loanOverTime } from './loan-over-time.ts'

/** Basis points of one step of the rate. */
const step = 5

/** What is owed over the years, with sliders for rate and term; starts at the buyer's own. */
export function RepaymentCurve({ cost: { lines, loan, repayments } }: { cost: KnownCost }) {
  const [tried, setTried] = useState<{ rateBps?: number; years?: number }>({})
  if (!repayments.known || !loan.known || loan.amount.to === 0) return null
  const { rateBps, years } = { ...repayments, ...tried }
  const borrowed = loan.amount.to
  const { monthly, interest, owed, halfAfter } = loanOverTime(borrowed, rateBps, years)
  return (
    <CostBlock title="How the loan is repaid">
      <p aria-live="polite" className="text-14 text-ink-soft tabular-nums">
        {loan.amount.from < borrowed && 'At most '}
        {dollars(borrowed)}
        {isPremiumBorrowed(lines) && ', with mortgage insurance,'} at {percent(rateBps)} over {years} years:{' '}
        <strong>{dollars(monthly)} a month</strong>, and {dollars(interest)} of interest in all. Half is repaid after
        about {halfAfter} years.
      </p>
      <Curve owed={owed} label={`Owed falls from ${dollars(borrowed)} to nothing over ${years} years.`} />
      <div className="grid gap-x-10 sm:grid-cols-2 print:hidden">
        <Choice
          label="Interest rate"
          shown={percent(rateBps)}
          value={Math.round(rateBps / step)}
          min={200 / step}
          max={Math.max(1200, rateBps) / step}
          onChange={(steps) => setTried((now) => ({ ...now, rateBps: steps * step }))}
        />
        <Choice
          label="Loan term"
          shown={`${years} years`}
          value={years}
          min={Math.min(5, repayments.years)}
          max={40}
          onChange={(chosen) => setTried((now) => ({ ...now, years: chosen }))}
        />
      </div>
    </CostBlock>
  )
}

const isPremiumBorrowed = (lines: readonly Line[]): boolean =>
  lines.some(({ id, effect, figure }) => id === 'lmi' && effect === 'none' && figure.known && figure.amount.to > 0)

interface ChoiceProps {
  label: string
  shown: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

const Choice = ({ label, shown, ...slider }: ChoiceProps) => (
  <div>
    <p aria-hidden className="flex justify-between text-14">
      <span className="font-semibold">{label}</span>
      <span className="text-ink-soft tabular-nums">{shown}</span>
    </p>
    <Slider label={label} valueText={shown} {...slider} />
  </div>
)

const width = 600
const height = 140

const Curve = ({ owed, label }: { owed: readonly number[]; label: string }) => {
  const most = owed[0] ?? 1
  const last = owed.length - 1
  const points = owed.map((left, year) => `${(year / last) * width},${height - (left / most) * height}`)
  return (
    <figure>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="h-36 w-full border-b border-l border-control print:[print-color-adjust:exact]"
      >
        <path d={`M0,${height} L${points.join(' L')} Z`} className="fill-eucalypt-soft" />
        <path
          d={`M${points.join(' L')}`}
          className="fill-none stroke-eucalypt"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption aria-hidden className="mt-1 flex justify-between text-12 text-ink-faint tabular-nums">
        <span>{dollars(most)} owed today</span>
        <span>
          after {Math.round(last / 2)} years: {dollars(owed[Math.round(last / 2)] ?? 0)}
        </span>
        <span>{last} years</span>
      </figcaption>
    </figure>
  )
}
