import { paths } from '@verandah/contracts'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { EventTypeBadge } from '@/components/events/event-labels.tsx'
import { zoneNote } from '@/components/events/zone-note.ts'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Panel } from '@/components/ui/panel.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import { listText, timeText } from '@/lib/format.ts'
import type { Candidate } from '../model/candidates.ts'
import type { Solution } from '../model/solve-day.ts'
import type { WhyOut } from '../model/why-out.ts'
import { whyText } from '../words.ts'

interface LeftOutListProps {
  leftOut: Solution['leftOut']
  candidates: readonly Candidate[]
  /** The time zone of the plan. */
  zone: string
  onPutIn: (candidate: Candidate, decision: 'in' | 'must') => void
}

export function LeftOutList({ leftOut, candidates, zone, onPutIn }: LeftOutListProps) {
  const byKey = new Map(candidates.map((candidate) => [candidate.key, candidate]))
  const nameOf = (key: string) => byKey.get(key)?.street ?? 'another home'
  const shown = leftOut.flatMap(({ key, why }) => {
    const candidate = byKey.get(key)
    return candidate === undefined ? [] : [{ candidate, why }]
  })
  if (shown.length === 0) return null
  return (
    <Panel aria-labelledby="left-out-title" data-screen-only>
      <h2 id="left-out-title" className="mb-3 text-20">
        Not planned
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map(({ candidate, why }) => (
          <LeftOutHome
            key={candidate.key}
            why={why}
            nameOf={nameOf}
            candidate={candidate}
            zone={zone}
            onPutIn={onPutIn}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface LeftOutHomeProps extends Pick<LeftOutListProps, 'zone' | 'onPutIn'> {
  candidate: Candidate
  why: WhyOut
  nameOf: (key: string) => string
}

const LeftOutHome = ({ candidate, why, nameOf, zone, onPutIn }: LeftOutHomeProps) => {
  const row = useRef<HTMLLIElement>(null)
  useHandOnFocus(row, 'button')
  return (
    <li ref={row} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold [overflow-wrap:anywhere]">
          <Link
            to={paths.property.href(candidate.propertyId)}
            className="underline decoration-line underline-offset-4 hover:decoration-current"
          >
            {candidate.street}
          </Link>
          {candidate.eventType !== 'Open Home' && <EventTypeBadge type={candidate.eventType} />}
        </p>
        <p className="text-14 text-ink-soft tabular-nums">
          {candidate.suburb}, {timesText(candidate, zone)}
        </p>
        <p className="text-14">{whyText(why, nameOf)}</p>
        {canBePutIn(why) && (
          <Button variant="link" size="text" onClick={() => onPutIn(candidate, why.kind === 'short' ? 'must' : 'in')}>
            {why.kind === 'short' ? 'Must see' : 'Add'}
            <span className="sr-only"> {candidate.street}</span>
          </Button>
        )}
      </div>
      <ScoreRing score={candidate.score} size="sm" />
    </li>
  )
}

/** "10:00 am, 1:00 pm · Perth time". */
const timesText = ({ openings, timeZone }: Candidate, zone: string): string => {
  const times = listText(openings.map(({ opens }) => timeText(opens, timeZone)))
  const zoneName = zoneNote(openings[0]?.opens ?? '', timeZone, zone)
  return zoneName === null ? times : `${times} · ${zoneName}`
}

/** Times and places cannot be argued with. */
const canBePutIn = ({ kind }: WhyOut): boolean => !['place', 'closed', 'far', 'way'].includes(kind)
