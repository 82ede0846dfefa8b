import { type Property, scoreBandOf } from '@verandah/contracts'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { ScoreBreakdown } from '@/components/property/score-breakdown.tsx'
import { bandWord, ScoreRing } from '@/components/property/score-ring.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { OverrideDialog } from './override-dialog.tsx'

/** The score, why it is so, and the way to put one's own judgement in its place. */
export const ScorePanel = ({ home }: { home: Property }) => {
  const [isOpen, setOpen] = useState(false)
  const { score, displayScore, breakdown, coverage } = home
  const own = breakdown.filter(({ isOverridden }) => isOverridden === true).length
  return (
    <Panel aria-labelledby="score-title" className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <ScoreRing score={score} shown={displayScore} size="lg" />
        <div>
          <h2 id="score-title" className="text-20">
            {score === null ? 'Not scored yet' : `${bandWord[scoreBandOf(score)]} match`}
          </h2>
          <p className="text-14 text-ink-faint">
            {own === 0 ? 'By your criteria and weights' : `${own} of your own ${own === 1 ? 'value' : 'values'} in it`}
          </p>
        </div>
      </div>
      {coverage !== null && <ScoreBreakdown score={{ breakdown, coverage }} />}
      <Button
        Icon={SlidersHorizontal}
        variant="secondary"
        size="sm"
        className="min-h-11!"
        onClick={() => setOpen(true)}
      >
        Adjust score
      </Button>
      {isOpen && <OverrideDialog home={home} onClose={() => setOpen(false)} />}
    </Panel>
  )
}
