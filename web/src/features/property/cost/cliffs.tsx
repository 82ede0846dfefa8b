import type { KnownCost } from '@verandah/true-cost'
import { Points } from '@/components/ui/text.tsx'
import { CostBlock } from './cost-block.tsx'

export function Cliffs({ cost: { cliffs } }: { cost: KnownCost }) {
  return (
    <CostBlock title="Steps near this price">
      {cliffs.length === 0 ? (
        <p className="text-14 text-ink-soft">None within a tenth of the price.</p>
      ) : (
        <div className="text-14 text-ink-soft tabular-nums">
          <Points items={cliffs.map(({ sentence }) => sentence)} />
        </div>
      )}
    </CostBlock>
  )
}
