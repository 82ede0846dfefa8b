import { isEnded, moneyText, type SaleOutcome, type SaleResult } from '@verandah/contracts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { soldToOthers } from '@/components/saved-home/verdict-titles.ts'
import { saleText } from '@/lib/shortlist/sale-text.ts'
import type { Bidding, Staged } from '@/lib/shortlist/use-bidding.ts'

interface RecordResultProps extends Pick<Bidding, 'saleResult' | 'staged' | 'setResult'> {
  bid: number | null
  /** YYYY-MM-DD where the home is. */
  today: string
}

/**
 * How the sale ended, in two taps at the current bid. A purchase is the stage of the home too, a sale to others is
 * offered as its end. Recording can be undone, and repeated.
 */
export function RecordResult({ saleResult, staged, setResult, bid, today }: RecordResultProps) {
  const [isAsking, setAsking] = useState(false)
  const [before, setBefore] = useState<{ result: SaleResult | null; staged: Staged } | null>(null)
  const record = (outcome: SaleOutcome) => {
    setBefore({ result: saleResult, staged })
    setAsking(false)
    const result = { outcome, price: outcome === 'passedIn' ? null : bid, day: today }
    setResult(result, outcome === 'bought' ? { stage: 'bought', stageReason: '' } : undefined)
  }
  const undo = () => {
    const isMoved = before !== null && before.staged.stage !== staged.stage
    setResult(before?.result ?? null, isMoved ? before.staged : undefined)
    setBefore(null)
  }
  return (
    <section aria-label="Result" className="flex flex-col gap-3">
      {saleResult !== null && before === null && <p className="text-20 font-semibold">{saleText(saleResult)}</p>}
      {saleResult !== null && before !== null && (
        <UndoStrip action="the result" onUndo={undo}>
          <span className="text-16 font-semibold text-ink">{saleText(saleResult)}</span>
        </UndoStrip>
      )}
      {saleResult?.outcome === 'sold' && !isEnded(staged.stage) && (
        <OfferLost onMove={() => setResult(saleResult, { stage: 'lost', stageReason: soldToOthers })} />
      )}
      {isAsking ? (
        <Outcomes bid={bid} onChoose={record} onCancel={() => setAsking(false)} />
      ) : (
        <Button variant="secondary" size="lg" onClick={() => setAsking(true)}>
          {saleResult === null ? 'Record the result' : 'Record another result'}
        </Button>
      )}
    </section>
  )
}

const OfferLost = ({ onMove }: { onMove: () => void }) => {
  const area = useRef<HTMLDivElement>(null)
  useHandOnFocus(area, 'button')
  return (
    <div ref={area} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-16">{soldToOthers}?</p>
      <Button variant="secondary" onClick={onMove}>
        Move it to Lost
      </Button>
    </div>
  )
}

interface OutcomesProps {
  bid: number | null
  onChoose: (outcome: SaleOutcome) => void
  onCancel: () => void
}

const Outcomes = ({ bid, onChoose, onCancel }: OutcomesProps) => {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  const at = bid === null ? '' : ` for ${moneyText(bid)}`
  return (
    <div role="group" aria-label="How did it end?" className="grid gap-2 *:min-h-14! *:text-16! sm:grid-cols-2">
      {bid !== null && (
        <Button ref={first} onClick={() => onChoose('bought')}>
          Sold to us{at}
        </Button>
      )}
      <Button ref={bid === null ? first : undefined} variant="secondary" onClick={() => onChoose('sold')}>
        Sold{at === '' ? ', price not known' : at}
      </Button>
      <Button variant="secondary" onClick={() => onChoose('passedIn')}>
        Passed in
      </Button>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      {bid === null && <p className="text-14 text-ink-soft">Enter the bid to record what it sold for.</p>}
    </div>
  )
}
