import type { Purchase } from '@verandah/true-cost'
import { CostBlock } from './cost-block.tsx'
import { type CostOf, leversOf } from './levers-of.ts'

export function Levers({ purchase, costOf }: { purchase: Purchase; costOf: CostOf }) {
  const levers = leversOf(purchase, costOf)
  if (levers.length === 0) return null
  return (
    <CostBlock title="What changes it most">
      <ol className="divide-y divide-line border-y border-line">
        {levers.map(({ title, sentence }) => (
          <li key={title} className="py-3 tabular-nums">
            <p className="font-semibold">{title}</p>
            <p className="text-14 text-ink-soft">{sentence}</p>
          </li>
        ))}
      </ol>
    </CostBlock>
  )
}
