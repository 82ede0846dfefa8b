import type { HiddenReason, HomeCard } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { placeOf, streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import type { useHiding } from '../api/hide-home.ts'
import { useWayIn } from './use-way-in.ts'

const reasons: Readonly<Record<HiddenReason, string>> = {
  tooExpensive: 'Too expensive',
  wrongPlace: 'Wrong place',
  tooSmall: 'Too small',
  needsWork: 'Needs work',
  other: 'Something else',
}

interface HiddenStripProps {
  home: HomeCard
  hiding: ReturnType<typeof useHiding>
  /** Hidden just now: focuses and scrolls to the undo button, and offers to give a reason. */
  isFresh: boolean
  onShow: () => void
}

export function HiddenStrip({ home, hiding, isFresh, onShow }: HiddenStripProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const { to, open } = useWayIn(home)
  useEffect(() => {
    if (isFresh) undo.current?.focus()
  }, [isFresh])
  return (
    <article
      data-hidden
      aria-label={`${placeOf(home)}, hidden`}
      className="flex flex-col gap-3 rounded-lg border border-dashed border-control/60 p-4"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-14 text-ink-soft">
          <Link to={to} onClick={open} className="font-semibold text-ink hover:underline">
            {streetOf(home)}
          </Link>{' '}
          is hidden.
        </p>
        <Button
          ref={undo}
          size="sm"
          variant="secondary"
          onClick={({ currentTarget }) => {
            currentTarget.closest('li')?.focus({ preventScroll: true })
            onShow()
          }}
        >
          {isFresh ? 'Undo' : 'Show again'}
          <span className="sr-only"> {streetOf(home)}</span>
        </Button>
      </div>
      {isFresh && <Reasons hiding={hiding} />}
    </article>
  )
}

const Reasons = ({ hiding: { explain, reason } }: Pick<HiddenStripProps, 'hiding'>) => (
  <div role="group" aria-label="Why? You don’t have to say." className="flex flex-wrap items-center gap-2">
    <span aria-hidden className="text-14 text-ink-faint">
      Why?
    </span>
    {(Object.keys(reasons) as HiddenReason[]).map((name) => (
      <button
        key={name}
        type="button"
        aria-pressed={reason === name}
        onClick={() => explain(name)}
        className={cn(
          'min-h-8 rounded-full border px-3 text-14 font-medium transition-colors pointer-coarse:min-h-11',
          reason === name
            ? 'border-eucalypt bg-eucalypt-soft text-eucalypt-strong'
            : 'border-line text-ink-soft hover:border-control hover:text-ink',
        )}
      >
        {reasons[name]}
      </button>
    ))}
  </div>
)
