import type { HomeStage, PurchaseDetails, SavedProperty } from '@verandah/contracts'
import { useRef } from 'react'
import { stageTitleOf } from '@/components/saved-home/verdict-titles.ts'
import { Button } from '@/components/ui/button.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { useStage } from '@/lib/shortlist/use-verdict.ts'
import { stageSaid } from '../model/stage-said.ts'

interface StageOfferProps {
  record: SavedProperty
  details: PurchaseDetails
  today: string
}

export function StageOffer({ record, details, today }: StageOfferProps) {
  const { choose } = useStage(record)
  const said = stageSaid(details, record.stage, today)
  return said !== null && <Offer stage={record.stage} said={said} onMove={() => choose(said)} />
}

interface OfferProps {
  stage: HomeStage | null
  said: HomeStage
  onMove: () => void
}

const Offer = ({ stage, said, onMove }: OfferProps) => {
  const area = useRef<HTMLDivElement>(null)
  useHandOnFocus(area, 'h1')
  return (
    <div ref={area} className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-16">
        {stage === null
          ? 'Your shortlist has no stage for this home yet.'
          : `Your shortlist still says “${stageTitleOf(stage)}”.`}
      </p>
      <Button variant="secondary" size="sm" onClick={onMove}>
        Move it to {stageTitleOf(said)}
      </Button>
    </div>
  )
}
