import type { CalendarEvent, CalendarEventType } from '@verandah/contracts'
import { Gavel, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { dateTimeText } from '@/lib/format.ts'
import { eventName } from './event-words.ts'

interface EventWarningsProps {
  event: CalendarEvent
  /** Where the other events are looked up that this one clashes with. */
  events: readonly CalendarEvent[]
}

/** What a buyer has to know before they set out: gone from the advert, moved, or at the same time as something else. */
export const EventWarnings = ({ event, events }: EventWarningsProps) => {
  const { isWithdrawn, movedFrom, timeZone, clashes } = event
  const names = clashes.map((id) => events.find((other) => other.id === id)).flatMap((other) => other ?? [])
  return (
    <>
      {isWithdrawn && <Warning>The advert no longer has this time. Ask the agent before you go.</Warning>}
      {movedFrom !== null && !isWithdrawn && (
        <Warning>The agent moved it from {dateTimeText(movedFrom, timeZone)}.</Warning>
      )}
      {names.length > 0 && <Warning>At the same time as {[...new Set(names.map(eventName))].join(' and ')}.</Warning>}
    </>
  )
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-1.5 text-14 text-ochre">
    <TriangleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
    <span>{children}</span>
  </p>
)

const tones = { 'Open Home': 'action', 'Private Inspection': 'action', Auction: 'ochre', Other: 'neutral' } as const

/** Auctions stand out: ochre, with a gavel. */
export const EventTypeBadge = ({ type }: { type: CalendarEventType }) => (
  <Badge tone={tones[type]}>
    {type === 'Auction' && <Gavel aria-hidden />}
    {type}
  </Badge>
)
