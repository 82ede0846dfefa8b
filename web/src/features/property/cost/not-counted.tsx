import type { KnownCost } from '@verandah/true-cost'
import { Points } from '@/components/ui/text.tsx'
import { CostBlock } from './cost-block.tsx'
import { inBuyersWords } from '@/lib/in-buyers-words.ts'

/** What is in no figure, by name: lines without an amount, yearly costs and what is not computed. */
export function NotCounted({ cost: { lines, yearly, declined } }: { cost: KnownCost }) {
  const unknown = [...lines, ...yearly.lines].flatMap(({ label, figure }) =>
    figure.known ? [] : [`${label}. ${inBuyersWords(figure.reason)}`],
  )
  const items = [...unknown, ...declined]
  if (items.length === 0) return null
  return (
    <CostBlock title="Not counted">
      <p className="text-14 text-ink-soft">The figures above are incomplete by these.</p>
      <div className="text-14 text-ink-soft">
        <Points items={items} />
      </div>
    </CostBlock>
  )
}
