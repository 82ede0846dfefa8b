import { type Evaluation, type Weighing, weighEvaluation } from '@verandah/scoring-model'
import { useState } from 'react'
import { lineLabel } from '@/components/property/breakdown-row.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { Slider } from '@/components/ui/slider.tsx'

const demoFactors = ['price', 'location', 'landSize'] as const
type DemoFactor = (typeof demoFactors)[number]

interface SampleHome {
  id: string
  name: string
  price: string
  about: string
  values: Readonly<Record<DemoFactor, number>>
}

/** Three fictional homes, each best on a different factor. */
const sampleHomes: readonly SampleHome[] = [
  {
    id: 'terrace',
    name: 'Terrace in Richmond',
    price: '$1.3M',
    about: '2 bedrooms · 160 m²',
    values: { price: 4, location: 10, landSize: 2 },
  },
  {
    id: 'weatherboard',
    name: 'Weatherboard in Reservoir',
    price: '$870,000',
    about: '3 bedrooms · 540 m²',
    values: { price: 8, location: 5, landSize: 6 },
  },
  {
    id: 'acreage',
    name: 'Queenslander in Samford',
    price: '$990,000',
    about: '4 bedrooms · 4,000 m²',
    values: { price: 7, location: 3, landSize: 10 },
  },
]

const unweighed = { bedrooms: 0, bathrooms: 0, propertyAge: 0, features: 0 }
const unknown = { bedrooms: null, bathrooms: null, propertyAge: null, features: null }

const evaluationOf = ({ values }: SampleHome): Evaluation => ({
  values: { ...unknown, ...values },
  overridden: [],
  isPriceHidden: false,
  isOverBudget: false,
  custom: new Map(),
  extras: [],
})

const evaluated = sampleHomes.map((home) => ({ home, evaluation: evaluationOf(home) }))
const start: Record<DemoFactor, number> = { price: 5, location: 9, landSize: 2 }

export function LiveDemo() {
  const [chosen, setChosen] = useState(start)
  const weights: Weighing = { ...unweighed, ...chosen, additionalCriteria: {} }
  const ranked = evaluated.map(({ home, evaluation }) => ({ home, score: weighEvaluation(evaluation, weights).score }))
  return (
    <div className="self-start rounded-xl border border-line bg-surface p-5 sm:p-7">
      <p className="text-20 font-semibold tracking-tight">Try it: move a slider</p>
      <p className="mt-1 text-14 text-ink-soft">Scores and order follow at once. These three homes are samples.</p>
      <div className="mt-4 grid">
        {demoFactors.map((factor) => (
          <div key={factor} className="grid grid-cols-[5rem_1fr_1.75rem] items-center gap-4 text-14 font-medium">
            <span>{lineLabel({ kind: 'factor', name: factor })}</span>
            <Slider
              label={lineLabel({ kind: 'factor', name: factor })}
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

interface Ranked {
  home: SampleHome
  score: number
}

const rowPx = 88

/** Rows keep their DOM order and move by CSS transitions, which continue from their current position. */
const DemoRanking = ({ ranked }: { ranked: readonly Ranked[] }) => {
  const order = ranked.toSorted((a, b) => b.score - a.score).map(({ home }) => home.id)
  return (
    <ul className="relative mt-5 border-t border-line" style={{ height: rowPx * ranked.length }}>
      {ranked.map(({ home, score }) => {
        const rank = order.indexOf(home.id)
        return (
          <li
            key={home.id}
            className="absolute inset-x-0 top-0 flex items-center gap-4 transition-transform duration-200 ease-out"
            style={{ height: rowPx, transform: `translateY(${rank * rowPx}px)` }}
          >
            <ScoreRing score={score} />
            <div className="min-w-0 flex-1">
              <p className="font-semibold wrap-anywhere">
                <span className="sr-only">Place {rank + 1}: </span>
                {home.name}
              </p>
              <p className="text-14 text-ink-faint">
                <span className="sm:hidden">{home.price} · </span>
                {home.about}
              </p>
            </div>
            <p className="hidden font-display text-20 font-semibold tracking-tight tabular-nums sm:block">
              {home.price}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
