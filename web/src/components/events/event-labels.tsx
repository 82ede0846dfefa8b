import type { CalendarEvent, CalendarEventType, SavedProperty } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { Gavel, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge.tsx'
import { dateTimeText, timeText } from '@/lib/format.ts'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { zoneNote } from './zone-note.ts'

interface EventWarningsProps {
  event: CalendarEvent
  /** Used to look up the events that this one clashes with. */
  events: readonly CalendarEvent[]
}

/** Warnings before a visit: the time was withdrawn or moved, or clashes with other events. */
export function EventWarnings({ event, events }: EventWarningsProps) {
  const { isWithdrawn, movedFrom, timeZone, clashes } = event
  const names = clashes.map((id) => events.find((other) => other.id === id)).flatMap((other) => other ?? [])
  return (
    <>
      <HomeFate event={event} />
      {isWithdrawn && <Warning>This time is no longer in the advert. Check with the agent before you go.</Warning>}
      {movedFrom !== null && !isWithdrawn && (
        <Warning>The agent moved it from {dateTimeText(movedFrom, timeZone)}.</Warning>
      )}
      {names.length > 0 && <Warning>At the same time as {[...new Set(names.map(eventName))].join(' and ')}.</Warning>}
    </>
  )
}

/** Why a coming visit may be pointless: what became of its home. */
const HomeFate = ({ event: { propertyId, startTime } }: Pick<EventWarningsProps, 'event'>) => {
  const { record } = useSavedHome(propertyId ?? '')
  const fate = record && Date.parse(startTime) > Date.now() ? fateOf(record) : null
  return fate !== null && <Warning>{fate}</Warning>
}

const fateOf = ({ stage, home, isGone }: SavedProperty): string | null => {
  if (stage === 'lost') return 'You marked this home as lost.'
  if (home?.status === 'sold') return 'This home has been sold.'
  return isGone ? 'This home is no longer listed.' : null
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-1.5 text-14 text-ochre">
    <TriangleAlert className="mt-0.75 size-3.5 shrink-0" />
    <span>{children}</span>
  </p>
)

const tones = { 'Open Home': 'action', 'Private Inspection': 'action', Auction: 'ochre', Other: 'neutral' } as const

/** Auctions get an ochre badge with a gavel. */
export function EventTypeBadge({ type }: { type: CalendarEventType }) {
  return (
    <Badge tone={tones[type]}>
      {type === 'Auction' && <Gavel />}
      {type}
    </Badge>
  )
}

type Span = Pick<CalendarEvent, 'startTime' | 'endTime' | 'timeZone'>

export function eventName({ address, title }: Pick<CalendarEvent, 'address' | 'title'>): string {
  return address ?? title
}

/** "Sat 5 Dec, 11:00 am to 11:30 am", in the home's time zone. */
export function spanText({ startTime, endTime, timeZone }: Span): string {
  return `${dateTimeText(startTime, timeZone)}${endTime === null ? '' : ` to ${endText(startTime, endTime, timeZone)}`}`
}

/** "11:00 am to 11:30 am", for use where the day is already shown. */
export function clockText({ startTime, endTime, timeZone }: Span): string {
  return `${timeText(startTime, timeZone)}${endTime === null ? '' : ` to ${endText(startTime, endTime, timeZone)}`}`
}

const endText = (start: string, end: string, timeZone: string): string =>
  wallClockOf(start, timeZone).date === wallClockOf(end, timeZone).date
    ? timeText(end, timeZone)
    : dateTimeText(end, timeZone)

/** "Perth time" when the viewer's clock differs. */
export function eventZoneNote({ startTime, timeZone }: Span): string | null {
  return zoneNote(startTime, timeZone)
}

/** Returns the title if the buyer chose it; null if it only repeats the type and the address. */
export function ownTitle({ title, eventType, address }: CalendarEvent): string | null {
  return address?.startsWith(title.replace(`${eventType}: `, '')) === true ? null : title
}
