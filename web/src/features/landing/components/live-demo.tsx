import { fallbackWeights } from '@verandah/contracts'
import { type Weighing, weighJudgement } from '@verandah/scoring-model'
import { useState } from 'react'
import { lineWord } from '@/components/property/line-words.ts'
import { Slider } from '@/components/ui/slider.tsx'
import { type DemoFactor, demoFactors, judgementOf, sampleHomes } from '../sample-homes.ts'
import { DemoRanking } from './demo-ranking.tsx'

const judged = sampleHomes.map((home) => ({ home, judgement: judgementOf(home) }))
const start: Record<DemoFactor, number> = { price: 5, location: 9, landSize: 2 }

/** Three sliders and three homes: the scoring of the product itself, running in the page. */
export const LiveDemo = () => {
  const [chosen, setChosen] = useState(start)
  const weights: Weighing = { ...fallbackWeights, ...chosen, additionalCriteria: {} }
  const ranked = judged.map(({ home, judgement }) => ({ home, score: weighJudgement(judgement, weights).score }))
  return (
    <div className="self-start rounded-xl border border-line bg-surface p-5 sm:p-7">
      <p className="text-20 font-semibold tracking-tight">Try it: move a slider</p>
      <p className="mt-1 text-14 text-ink-soft">Scores and order follow at once. These three homes are samples.</p>
      <div className="mt-4 grid">
        {demoFactors.map((factor) => (
          <div key={factor} className="grid grid-cols-[5rem_1fr_1.75rem] items-center gap-4 text-14 font-medium">
            <span>{lineWord({ kind: 'factor', name: factor })}</span>
            <Slider
              label={lineWord({ kind: 'factor', name: factor })}
              value={chosen[factor]}
              onChange={(weight) => setChosen({ ...chosen, [factor]: weight })}
            />
            <span aria-hidden className="text-right font-semibold tabular-nums">
              {chosen[factor]}
            </span>
          </div>
        ))}
      </div>
      <DemoRanking ranked={ranked} />
    </div>
  )
}
