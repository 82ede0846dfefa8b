import { type DayRoute, paths } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { EventTypeBadge } from '@/components/events/event-labels.tsx'
import { zoneNote } from '@/components/events/zone-note.ts'
import { DirectionsLink } from '@/components/property/directions-link.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { VisitLink } from '@/components/saved-home/visit-link.tsx'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { timeText } from '@/lib/format.ts'
import type { Candidate } from '../model/candidates.ts'
import { openingText } from '../words.ts'
import { type StopControls, StopTimes } from './stop-times.tsx'
import { Clock, Lock, LockOpen, X } from 'lucide-react'

interface StopCardProps {
  stop: DayRoute['stops'][number]
  /** Undefined once the home is off the shortlist. */
  candidate: Candidate | undefined
  zone: string
  /** Absent where the plan is another person's. */
  controls?: StopControls | undefined
}

export function StopCard({ stop, candidate, zone, controls }: StopCardProps) {
  const card = useRef<HTMLElement>(null)
  useHandOnFocus(card, 'h2')
  const { propertyId, eventType, address, timeZone, arrivesAt, opens, leavesAt } = stop
  const [street = address, ...rest] = address.split(', ')
  const from = arrivesAt > opens ? arrivesAt : opens
  const zoneName = zoneNote(from, timeZone, zone)
  return (
    <article
      ref={card}
      aria-label={`${eventType}, ${street}`}
      className={cn('border-l-3 pl-4', eventType === 'Auction' ? 'border-ochre' : 'border-eucalypt')}
    >
      <div className="flex gap-3">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <p className="text-16 font-semibold tabular-nums">
              {timeText(from, timeZone)} to {timeText(leavesAt, timeZone)}
              {zoneName !== null && <span className="font-normal text-ink-faint"> · {zoneName}</span>}
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
          <p className="text-14 text-ink-soft tabular-nums">{openingText(stop)}</p>
        </div>
        <div className="flex flex-col items-center gap-1">
          {candidate !== undefined && <ScoreRing score={candidate.score} size="sm" />}
          <div data-screen-only>
            <DirectionsLink
              address={address}
              name={street}
              className={buttonStyle({ variant: 'quiet', size: 'icon' })}
              wordsClass="sr-only"
            />
          </div>
        </div>
      </div>
      <div data-screen-only>
        <VisitLink propertyId={propertyId} name={street} on={wallClockOf(opens, timeZone).date} />
      </div>
      {controls !== undefined && candidate !== undefined && (
        <StopDecisions candidate={candidate} name={street} {...controls} />
      )}
    </article>
  )
}

interface StopDecisionsProps extends StopControls {
  candidate: Candidate
  name: string
}

/** What a buyer may decide about a stop. An auction is seen whole, so only its other times can be chosen. */
function StopDecisions({ candidate, name, choice, usualStay, onChange }: StopDecisionsProps) {
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
