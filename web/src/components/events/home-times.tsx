import { type CalendarEventType, openHomesOf, type PropertySnapshot } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { CalendarPlus } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { useImportTimes } from '@/lib/endpoints/import-times.ts'
import { dateTimeText } from '@/lib/format.ts'
import type { EventDraft } from './use-event-form.ts'
import { useNow } from './use-now.ts'

interface HomeTimesProps {
  home: HomeDates & { id: string }
  draft: EventDraft
  onChoose: (patch: Partial<EventDraft>) => void
  /** Called once all times are in the calendar. */
  onImported: () => void
}

/** Times from the advert: pressing one fills the form, or all can be imported at once. */
export function HomeTimes({ home, draft, onChoose, onImported }: HomeTimesProps) {
  const now = useNow()
  const importTimes = useImportTimes()
  const slots = comingSlots(home, now)
  if (slots.length === 0) return null
  return (
    <div role="group" aria-label="In the advert" className="flex flex-col gap-2">
      <p aria-hidden className="text-14 font-semibold">
        In the advert
      </p>
      <ul className="flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={`${slot.eventType} ${slot.start}`}>
            <SlotButton slot={slot} home={home} draft={draft} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-3 text-14 text-ink-faint">
        <Button
          Icon={CalendarPlus}
          variant="link"
          size="text"
          isPending={importTimes.isPending}
          onClick={() => importTimes.mutate(home.id, { onSuccess: onImported })}
        >
          {slots.length === 1 ? 'Add it from the advert' : `Add all ${slots.length} from the advert`}
        </Button>
        {slots.length === 1
          ? 'We’ll update it if the agent changes it.'
          : 'We’ll update them if the agent changes them.'}
      </p>
    </div>
  )
}

type SlotButtonProps = Omit<HomeTimesProps, 'onImported'> & { slot: HomeSlot }

const SlotButton = ({ slot, home, draft, onChoose }: SlotButtonProps) => {
  const patch = draftAt(slot, home.timeZone)
  const isChosen = patch.eventType === draft.eventType && patch.date === draft.date && patch.time === draft.time
  const isAuction = slot.eventType === 'Auction'
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(patch)}
      className={cn(
        'min-h-11 rounded-full border px-4 text-14 font-semibold tabular-nums transition-colors',
        isAuction ? 'bg-ochre-soft text-ochre' : 'bg-eucalypt-soft text-eucalypt-strong',
        isChosen ? 'border-current' : 'border-transparent hover:border-current/40',
      )}
    >
      {isAuction ? 'Auction' : 'Open'} {dateTimeText(slot.start, home.timeZone)}
    </button>
  )
}

export interface HomeSlot {
  eventType: CalendarEventType
  start: string
  end: string | null
}

type HomeDates = Pick<
  PropertySnapshot,
  'inspections' | 'openHomeDate' | 'openHomeEndTime' | 'auction' | 'auctionDate' | 'timeZone'
>

export function comingSlots(home: HomeDates, now: number): HomeSlot[] {
  const { auction, auctionDate } = home
  const listed = openHomesOf(home).map(({ start, end }): HomeSlot => ({ eventType: 'Open Home', start, end }))
  if (auction && auctionDate !== null) listed.push({ eventType: 'Auction', start: auctionDate, end: null })
  return listed
    .filter(({ start }) => Date.parse(start) > now)
    .toSorted((one, other) => one.start.localeCompare(other.start))
}

export function draftAt({ eventType, start, end }: HomeSlot, timeZone: string): Partial<EventDraft> {
  return {
    eventType,
    ...wallClockOf(start, timeZone),
    lengthMs: end === null ? null : Date.parse(end) - Date.parse(start),
  }
}
