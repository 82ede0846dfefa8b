import { type DayRoute, paths, type StopChoice } from '@verandah/contracts'
import { Lock, LockOpen, Navigation, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EventTypeBadge } from '@/components/events/event-labels.tsx'
import { zoneNote } from '@/components/events/zone-note.ts'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { directionsTo } from '@/lib/directions-to.ts'
import { timeText } from '@/lib/format.ts'
import type { Candidate } from '../model/candidates.ts'
import { openingText } from '../words.ts'
import { StopTimes } from './stop-times.tsx'

export interface StopControls {
  choice: StopChoice
  /** The stay that the plan gives, in minutes. */
  usualStay: number
  onChange: (change: Partial<Pick<StopChoice, 'decision' | 'opens' | 'stayMinutes'>>) => void
}

interface StopCardProps {
  stop: DayRoute['stops'][number]
  /** Undefined once the home is off the shortlist. */
  candidate: Candidate | undefined
  /** Absent where the plan is another person's. */
  controls?: StopControls | undefined
}

/** One visit: when to be there, when to leave, and what the buyer may decide about it. */
export const StopCard = ({ stop, candidate, controls }: StopCardProps) => {
  const { propertyId, eventType, address, timeZone, arrivesAt, opens, leavesAt } = stop
  const [street = address, ...rest] = address.split(', ')
  const from = arrivesAt > opens ? arrivesAt : opens
  const note = zoneNote(opens, timeZone)
  return (
    <article
      aria-label={`${eventType}, ${street}`}
      className={cn('flex gap-4 border-l-3 pl-4', eventType === 'Auction' ? 'border-ochre' : 'border-eucalypt')}
    >
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <p className="text-16 font-semibold tabular-nums">
            {timeText(from, timeZone)} to {timeText(leavesAt, timeZone)}
            {note !== null && <span className="font-normal text-ink-faint"> · {note}</span>}
          </p>
          {eventType !== 'Open Home' && <EventTypeBadge type={eventType} />}
        </div>
        <h3 className="text-16 font-semibold [overflow-wrap:anywhere]">
          <Link
            to={paths.property.href(propertyId)}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {street}
          </Link>
        </h3>
        <p className="text-14 text-ink-soft">{rest.join(', ')}</p>
        <p className="text-14 text-ink-soft tabular-nums">
          {openingText(stop)}
          {arrivesAt < opens && ` · there by ${timeText(arrivesAt, timeZone)}`}
        </p>
        {controls !== undefined && candidate !== undefined && (
          <StopTimes candidate={candidate} name={street} {...controls} />
        )}
        <div data-screen-only className="-ml-3 flex flex-wrap items-center">
          {controls !== undefined && <Decisions name={street} {...controls} />}
          <a
            href={directionsTo(address)}
            target="_blank"
            rel="noreferrer"
            className={cn(buttonStyle({ variant: 'quiet', size: 'sm' }), 'px-3!')}
          >
            <Navigation aria-hidden className="size-4" />
            Directions
            <span className="sr-only"> to {street}, opens in a new tab</span>
          </a>
        </div>
      </div>
      {candidate !== undefined && <ScoreRing score={candidate.score} size="sm" />}
    </article>
  )
}

const Decisions = ({ name, choice, onChange }: StopControls & { name: string }) => {
  const isMust = choice.decision === 'must'
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        Icon={isMust ? Lock : LockOpen}
        aria-pressed={isMust}
        className={cn('px-3!', isMust && 'text-eucalypt-strong')}
        onClick={() => onChange({ decision: isMust ? null : 'must' })}
      >
        Must see<span className="sr-only"> {name}</span>
      </Button>
      <Button variant="quiet" size="sm" Icon={X} className="px-3!" onClick={() => onChange({ decision: 'out' })}>
        Leave out<span className="sr-only"> {name}</span>
      </Button>
    </>
  )
}
