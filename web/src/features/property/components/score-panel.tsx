import {
  type BreakdownLine,
  type Factor,
  factors,
  priceText,
  type Property,
  scoreBandOf,
  type ScoreOverrides,
} from '@verandah/contracts'
import { scoreRangeOf } from '@verandah/scoring-model'
import { SlidersHorizontal } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import { factorLabels } from '@/components/property/breakdown-row.tsx'
import { ScoreBreakdown } from '@/components/property/score-breakdown.tsx'
import { bandLabels, rangeText, ScoreRing, weighedByText } from '@/components/property/score-ring.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Dialog, FormActions } from '@/components/ui/dialog.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { Slider } from '@/components/ui/slider.tsx'
import { useOverrideScore } from '../api/override-score.ts'

export function ScorePanel({ home }: { home: Property }) {
  const [isOpen, setOpen] = useState(false)
  const { score, displayScore, breakdown, coverage } = home
  const range = displayScore === score ? scoreRangeOf(breakdown) : null
  const own = breakdown.filter(({ isOverridden }) => isOverridden === true).length
  return (
    <Panel aria-labelledby="score-title" className="flex flex-col gap-5">
      <div className="flex items-center gap-4">
        <ScoreRing score={score} shown={displayScore} range={range} size="lg" />
        <div>
          <h2 id="score-title" className="text-20">
            {matchWords(home)}
          </h2>
          {range !== null && <p className="text-14 text-ink-soft first-letter:uppercase">{rangeText(range)}</p>}
          <p className="text-14 text-ink-faint">
            {weighedByText(home.searchedAt)}
            {isPriceNew(home) && `, at ${priceText('details', home)}`}
          </p>
          {own > 0 && (
            <p className="text-14 text-ink-faint">Includes {own === 1 ? 'a rating' : `${own} ratings`} of your own</p>
          )}
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

/** Whether the home is offered at another price than the one that is scored. */
function isPriceNew({ current, ...seen }: Property): boolean {
  return current !== null && priceText('details', current) !== priceText('details', seen)
}

/** Returns the score in words; an excellent one whose advert misses an ideal, or may, is not called a match. */
function matchWords({ score, breakdown }: Pick<Property, 'score' | 'breakdown'>): string {
  if (score === null) return 'Not scored yet'
  const band = scoreBandOf(score)
  return band === 'excellent' && breakdown.some(mayMiss) ? 'Strong overall' : `${bandLabels[band]} match`
}

const mayMiss = ({ ideal = 'met', value, isOverridden }: BreakdownLine): boolean =>
  ideal !== 'met' && value !== null && isOverridden !== true

const OverrideDialog = ({ home, onClose }: { home: Property; onClose: () => void }) => {
  const [draft, setDraft] = useState(home.scoreOverrides ?? {})
  const saving = useOverrideScore(home.id)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    saving.mutate(draft, { onSuccess: onClose })
  }
  return (
    <Dialog
      title="Override the score"
      description="Tick what you know better than the advert, and give it your own value from 0 to 10."
      onClose={onClose}
    >
      <form onSubmit={save}>
        <ul className="divide-y divide-line">
          {overridableFactors(home).map((factor) => (
            <OverrideRow
              key={factor}
              factor={factor}
              draft={draft}
              isWeightless={isWeightless(home, factor)}
              onSwitch={(isOn) => setDraft((now) => switchFactor(now, factor, isOn))}
              onValue={(value) => setDraft((now) => ({ ...now, [factor]: value }))}
            />
          ))}
        </ul>
        <FormActions save="Save overrides" saving="Saving..." isSaving={saving.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  )
}

interface OverrideRowProps {
  factor: Factor
  draft: ScoreOverrides
  isWeightless: boolean
  onSwitch: (isOn: boolean) => void
  onValue: (value: number) => void
}

const OverrideRow = ({ factor, draft, isWeightless, onSwitch, onValue }: OverrideRowProps) => {
  const noteId = useId()
  const isOn = draft[factor] !== undefined
  const value = sliderValueOf(draft, factor)
  return (
    <li className="grid grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_1.5rem] items-center gap-3 py-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-14 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={isWeightless ? noteId : undefined}
          onChange={(event) => onSwitch(event.target.checked)}
          className="size-5 shrink-0"
        />
        {factorLabels[factor]}
      </label>
      <Slider
        label={`${factorLabels[factor]}, your value`}
        value={value}
        onChange={onValue}
        disabled={!isOn}
        valueText={`${value} of 10`}
      />
      <span aria-hidden className={isOn ? 'text-right font-semibold tabular-nums' : 'text-right text-ink-faint'}>
        {isOn ? value : '–'}
      </span>
      {isWeightless && (
        <p id={noteId} className="col-span-full -mt-3 pb-2 pl-8 text-14 text-ink-faint">
          Its weight is 0, so your value won’t change the score.
        </p>
      )}
    </li>
  )
}

const overrideStart = 5

/** Returns the factors that a buyer can override; land size only if the home has land. */
const overridableFactors = ({ landSize }: Pick<Property, 'landSize'>): Factor[] =>
  factors.filter((factor) => factor !== 'landSize' || landSize !== null)

/** The breakdown of a scored home has a line for each factor that has a weight. */
const isWeightless = ({ breakdown, coverage }: Property, factor: Factor): boolean =>
  coverage !== null && !breakdown.some(({ kind, name }) => kind === 'factor' && name === factor)

const switchFactor = (draft: ScoreOverrides, factor: Factor, isOn: boolean): ScoreOverrides => {
  const { [factor]: _, ...others } = draft
  return isOn ? { ...others, [factor]: overrideStart } : others
}

/** Returns a slider's value; overrides of single features count by their mean. */
const sliderValueOf = (draft: ScoreOverrides, factor: Factor): number => {
  const value = draft[factor]
  if (typeof value === 'number') return value
  const values = Object.values(value ?? {})
  return values.length === 0 ? overrideStart : Math.round(values.reduce((sum, each) => sum + each, 0) / values.length)
}
