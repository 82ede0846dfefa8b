import { type SavedProperty, stageReasonMaxLength } from '@verandah/contracts'
import { useRef } from 'react'
import { cn } from '@/components/ui/cn.ts'
import type { ReasonBox } from '@/lib/shortlist/use-verdict.ts'
import { Reason } from './reason.tsx'
import { lostReasons } from './verdict-titles.ts'

interface LostReasonProps {
  reason: ReasonBox
  name: string | undefined
}

/** Why a home was lost: in one's own words, or one of a few with one press. */
export function LostReason({ reason, name }: LostReasonProps) {
  const area = useRef<HTMLDivElement>(null)
  const press = (words: string) => {
    // The pressed button is about to unmount.
    area.current?.querySelector('input')?.focus({ preventScroll: true })
    reason.say(words)
  }
  return (
    <div ref={area} className="flex min-w-0 flex-col gap-2">
      <Reason
        label={name === undefined ? 'Why it was lost' : `Why ${name} was lost`}
        placeholder="Why was it lost? (optional)"
        maxLength={stageReasonMaxLength}
        {...reason}
      />
      {reason.text === '' && (
        <ul aria-label="Usual reasons" className={strip}>
          {lostReasons.map((words) => (
            <li key={words} className="shrink-0">
              <button
                type="button"
                onClick={() => press(words)}
                className={cn(chip, 'bg-surface text-ink-soft transition-colors hover:border-control hover:text-ink')}
              >
                {words}
                {name !== undefined && <span className="sr-only"> ({name})</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Takes the same room as the box, for a card without controls. */
export function LostReasonRoom({ stageReason }: Pick<SavedProperty, 'stageReason'>) {
  return (
    <div aria-hidden className="invisible flex min-w-0 flex-col gap-2">
      <div className="h-11" />
      {stageReason === '' && (
        <div className={strip}>
          {lostReasons.map((words) => (
            <span key={words} className={cn(chip, 'inline-flex shrink-0 items-center')}>
              {words}
            </span>
          ))}
        </div>
      )}
    </div>
  )
}

/** Scrolls sideways under a finger, wraps where there is a mouse. */
const strip =
  'relative flex gap-2 overflow-x-auto [scrollbar-width:none] pointer-fine:flex-wrap pointer-fine:overflow-visible pointer-fine:gap-1.5'
const chip = 'min-h-11 rounded-full border border-line px-3.5 text-14 font-medium pointer-fine:min-h-9'
