import { useQuery } from '@tanstack/react-query'
import { type HomeCard, leastShownPrice } from '@verandah/contracts'
import { ChevronDown } from 'lucide-react'
import { type MouseEvent, useId, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { countText } from '@/lib/format.ts'
import type { CustomWeights } from '../ranking/use-custom-weights.ts'
import { askWorker } from './ask-worker.ts'
import { AskTheAgent } from './certainty-line.tsx'
import type { SliderStep, WaysToFirst as Ways } from './model/put-first.ts'
import type { Ranked } from './model/ranked.ts'
import { statedText, stepText } from './words.ts'

interface WaysToFirstProps {
  home: HomeCard
  row: number
  ranked: Ranked
  move: CustomWeights['move']
}

export function WaysToFirst({ home, row, ranked, move }: WaysToFirstProps) {
  const [isOpen, setOpen] = useState(false)
  const contentId = useId()
  return (
    <div className="flex flex-col">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
        className="-mb-2 flex min-h-11 items-center gap-2 text-left text-14 font-semibold"
      >
        <span className="flex-1">
          What would put it first?<span className="sr-only"> {streetOf(home)}</span>
        </span>
        <ChevronDown className={cn('size-4 text-ink-faint transition-transform', isOpen && 'rotate-180')} />
      </button>
      <div id={contentId} role="status">
        {isOpen && <WaysFound {...{ home, row, ranked, move }} />}
      </div>
    </div>
  )
}

const WaysFound = ({ home, row, ranked, move }: WaysToFirstProps) => {
  const shownPrice = shownPriceIn(home)
  const { data, isError, refetch } = useQuery({
    queryKey: ['ways-to-first', home.id, row, ranked.weights, ranked.maxPrice, shownPrice],
    queryFn: ({ signal }) => askWorker('waysToFirst', { ...ranked, row, shownPrice }, signal),
    structuralSharing: false,
    // Columns are no part of the key.
    gcTime: 0,
  })
  if (isError)
    return (
      <p className="text-14 text-ink-soft">
        This could not be worked out.{' '}
        <Button variant="link" size="text" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    )
  if (data === undefined) return <p className="text-14 text-ink-faint">Trying other weights…</p>
  return <WaysList ways={data} {...{ home, move }} />
}

/** A price that the buyer replaced by their own value would change nothing. */
const shownPriceIn = ({ price, breakdown }: HomeCard): number | null =>
  price === null ||
  price < leastShownPrice ||
  breakdown.some(({ kind, name, isOverridden }) => kind === 'factor' && name === 'price' && isOverridden === true)
    ? null
    : price

interface WaysListProps extends Pick<WaysToFirstProps, 'home' | 'move'> {
  ways: Ways
}

const WaysList = ({ ways: { sliders, facts, price }, home, move }: WaysListProps) => {
  if (sliders.length + facts.length === 0 && price === null)
    return (
      <p className="text-14 text-ink-soft">
        Nothing small would: no three sliders and no single fact
        {shownPriceIn(home) !== null && ', and no price up to 20% lower'}.
      </p>
    )
  return (
    <ul className="flex flex-col gap-1.5 text-14 text-ink-soft">
      {sliders.length > 0 && (
        <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span>Moving {sliders.map(stepText).join(', ')}</span>
          <TryWeights {...{ sliders, move }} />
        </li>
      )}
      {facts.map((fact) => (
        <li key={`${fact.criterion.kind} ${fact.criterion.name}`}>
          If {statedText(fact, true)}. <AskTheAgent home={home} />
        </li>
      ))}
      {price !== null && <li>A price of ${countText(price)} or less</li>}
    </ul>
  )
}

/** Moves the sliders, as a preview that the panel resets. */
const TryWeights = ({ sliders, move }: { sliders: readonly SliderStep[]; move: CustomWeights['move'] }) => {
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button leaves with the old order; its card stays.
    currentTarget.closest<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
    for (const { criterion, to } of sliders) move(criterion, to)
  }
  return (
    <Button size="sm" variant="secondary" onClick={onClick}>
      Try these weights
    </Button>
  )
}
