import { Clock, Lock, LockOpen, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import type { Candidate } from '../model/candidates.ts'
import { type StopControls, StopTimes } from './stop-times.tsx'

interface StopDecisionsProps extends StopControls {
  candidate: Candidate
  name: string
}

/** What a buyer may decide about a stop. An auction is seen whole, so only its other times can be chosen. */
export function StopDecisions({ candidate, name, choice, usualStay, onChange }: StopDecisionsProps) {
  const [isOpen, setOpen] = useState(choice.opens !== null || choice.stayMinutes !== null)
  const timesId = useId()
  const isMust = choice.decision === 'must'
  const hasTimes = candidate.eventType === 'Open Home' || candidate.openings.length > 1
  return (
    <div data-screen-only>
      <div className="-ml-2 flex flex-wrap items-center">
        <Button
          variant="quiet"
          size="sm"
          Icon={isMust ? Lock : LockOpen}
          aria-pressed={isMust}
          className={cn('px-2!', isMust && 'text-eucalypt-strong')}
          onClick={() => onChange({ decision: isMust ? null : 'must' })}
        >
          Must see<span className="sr-only"> {name}</span>
        </Button>
        {hasTimes && (
          <Button
            variant="quiet"
            size="sm"
            Icon={Clock}
            aria-expanded={isOpen}
            aria-controls={timesId}
            className="px-2!"
            onClick={() => setOpen(!isOpen)}
          >
            Times<span className="sr-only"> at {name}</span>
          </Button>
        )}
        <Button variant="quiet" size="sm" Icon={X} className="px-2!" onClick={() => onChange({ decision: 'out' })}>
          Leave out<span className="sr-only"> {name}</span>
        </Button>
      </div>
      <div id={timesId}>
        {isOpen && (
          <StopTimes candidate={candidate} name={name} choice={choice} usualStay={usualStay} onChange={onChange} />
        )}
      </div>
    </div>
  )
}
