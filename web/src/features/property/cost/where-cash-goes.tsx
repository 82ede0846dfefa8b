import { dollarRange, type KnownCost } from '@verandah/true-cost'
import { cashParts, middleOf } from './cash-parts.ts'
import { CostBlock } from './cost-block.tsx'

const fills = [
  { bar: 'fill-eucalypt', dot: 'bg-eucalypt' },
  { bar: 'fill-ochre', dot: 'bg-ochre' },
  { bar: 'fill-band-good', dot: 'bg-band-good' },
  { bar: 'fill-band-fair', dot: 'bg-band-fair' },
  { bar: 'fill-control', dot: 'bg-control' },
  { bar: 'fill-ink-soft', dot: 'bg-ink-soft' },
  { bar: 'fill-danger', dot: 'bg-danger' },
] as const

export function WhereCashGoes({ cost }: { cost: KnownCost }) {
  const parts = cashParts(cost)
  const total = parts.reduce((sum, { amount }) => sum + middleOf(amount), 0)
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, { amount }) => sum + middleOf(amount) / total, 0),
  )
  return (
    <CostBlock title="Where the cash goes">
      <svg
        aria-hidden
        width="100%"
        height="28"
        className="rounded-md forced-color-adjust-none print:[print-color-adjust:exact]"
      >
        {parts.map(({ label, amount }, index) => (
          <rect
            key={label}
            x={`${(starts[index] ?? 0) * 100}%`}
            width={`${(middleOf(amount) / total) * 100}%`}
            height="28"
            className={`${fills[index]?.bar ?? ''} stroke-paper`}
          />
        ))}
      </svg>
      <ul className="grid gap-x-10 gap-y-1.5 text-14 sm:grid-cols-2">
        {parts.map(({ label, amount }, index) => (
          <li key={label} className="flex items-baseline gap-2">
            <span
              aria-hidden
              className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none print:[print-color-adjust:exact] ${fills[index]?.dot ?? ''}`}
            />
            <span className="text-ink-soft">{label}</span>
            <span className="ml-auto text-right font-semibold tabular-nums">{dollarRange(amount)}</span>
          </li>
        ))}
      </ul>
    </CostBlock>
  )
}
