import type { PurchaseDetails, SavedProperty } from '@verandah/contracts'
import { stageTitleOf } from '@/components/saved-home/verdict-titles.ts'
import { Button } from '@/components/ui/button.tsx'
import { useStage } from '@/lib/shortlist/use-verdict.ts'
import { stageSaid } from '../model/stage-said.ts'

interface StageOfferProps {
  record: SavedProperty
  details: PurchaseDetails
  today: string
}

/** Offers the stage that the record of the purchase speaks of. */
export function StageOffer({ record, details, today }: StageOfferProps) {
  const { choose } = useStage(record)
  const said = stageSaid(details, record.stage, today)
  if (said === null) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-16">
        {record.stage === null
          ? 'Your shortlist has no stage for this home yet.'
          : `Your shortlist still says “${stageTitleOf(record.stage)}”.`}
      </p>
      <Button variant="secondary" size="sm" onClick={() => choose(said)}>
        Move it to {stageTitleOf(said)}
      </Button>
    </div>
  )
}
