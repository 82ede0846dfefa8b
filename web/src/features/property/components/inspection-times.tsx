import { type AdvertisedHome, openHomesAhead } from '@verandah/contracts'
import { CalendarDays, Gavel } from 'lucide-react'
import { comingSlots, type HomeSlot } from '@/components/events/home-times.tsx'
import { useNow } from '@/components/events/use-now.ts'
import { zoneNote } from '@/components/events/zone-note.ts'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { dateTimeText, timeText } from '@/lib/format.ts'
import { Part } from '@/components/ui/part.tsx'

interface InspectionTimesProps {
  home: AdvertisedHome
  /** Adds a time to the calendar; without it, times are only listed. */
  onSchedule?: (slot: HomeSlot) => void
}

/** Inspections and the auction, in the home's time zone. */
export function InspectionTimes({ home, onSchedule }: InspectionTimesProps) {
  const now = useNow()
  const slots = comingSlots(home, now)
  const underWay = openHomesAhead(home, now).find(({ start }) => Date.parse(start) <= now)
  const first = underWay ?? slots[0]
  const zone = first === undefined ? null : zoneNote(first.start, home.timeZone)
  return (
    <Part title="Inspection times" aside={zone !== null && <p className="text-14 text-ink-faint">{zone}</p>}>
      {underWay !== undefined && <UnderWay end={underWay.end} timeZone={home.timeZone} />}
      {first === undefined && (
        <p className="text-ink-soft">
          No times are listed at the moment.
          {onSchedule !== undefined && ' You can schedule a visit for a time you arrange with the agent.'}
        </p>
      )}
      {slots.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {slots.map((slot) => (
            <li key={`${slot.eventType} ${slot.start}`} className="flex items-center gap-4 py-2.5">
              <SlotLabel slot={slot} timeZone={home.timeZone} />
              {onSchedule !== undefined && (
                <Button variant="secondary" size="sm" onClick={() => onSchedule(slot)}>
                  Schedule
                  <span className="sr-only">
                    {' '}
                    {slot.eventType}, {dateTimeText(slot.start, home.timeZone)}
                  </span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

const UnderWay = ({ end, timeZone }: { end: string | null; timeZone: string }) => (
  <p className="mb-3 flex items-center gap-3 font-semibold text-eucalypt-strong tabular-nums">
    <CalendarDays className="size-5 shrink-0" strokeWidth={1.75} />
    Open for inspection now{end !== null && `, until ${timeText(end, timeZone)}`}
  </p>
)

const SlotLabel = ({ slot: { eventType, start, end }, timeZone }: { slot: HomeSlot; timeZone: string }) => {
  const isAuction = eventType === 'Auction'
  const Icon = isAuction ? Gavel : CalendarDays
  return (
    <div className="flex min-w-0 grow items-center gap-3">
      <Icon
        aria-hidden
        className={cn('size-5 shrink-0', isAuction ? 'text-ochre' : 'text-eucalypt')}
        strokeWidth={1.75}
      />
      <p className="min-w-0 tabular-nums">
        <span className="font-semibold">{dateTimeText(start, timeZone)}</span>
        {end !== null && <span className="text-ink-soft"> to {timeText(end, timeZone)}</span>}
        <span className={cn('block text-14', isAuction ? 'text-ochre' : 'text-ink-faint')}>{eventType}</span>
      </p>
    </div>
  )
}
