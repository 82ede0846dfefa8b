import type { Property } from '@verandah/contracts'
import { CalendarPlus } from 'lucide-react'
import { comingSlots } from '@/components/events/home-times.tsx'
import { useNow } from '@/components/events/use-now.ts'
import { DirectionsLink } from '@/components/property/directions-link.tsx'
import { addressOf, placeOf } from '@/components/property/street-of.ts'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { dateTimeText } from '@/lib/format.ts'

export function VisitBar({ home, onSchedule }: { home: Property; onSchedule: () => void }) {
  const now = useNow()
  const next = comingSlots(home, now)[0]
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 border-t border-line bg-paper px-4 py-3 [@media(height<30rem)]:static sm:bottom-0 sm:-mx-6 sm:px-6 lg:static lg:m-0 lg:border-0 lg:bg-transparent lg:p-0 print:hidden">
      <div className="flex flex-wrap gap-2 max-[22.5rem]:*:px-4! max-[22.5rem]:[&_svg]:hidden lg:flex-col">
        <Button Icon={CalendarPlus} className="grow" onClick={onSchedule}>
          Schedule Visit
        </Button>
        <DirectionsLink
          address={addressOf(home)}
          name={placeOf(home)}
          className={buttonStyle({ variant: 'secondary' })}
        />
      </div>
      {next !== undefined && (
        <p className="mt-2 text-center text-14 text-ink-faint max-lg:sr-only">
          Next {next.eventType === 'Auction' ? 'auction' : 'open home'}: {dateTimeText(next.start, home.timeZone)}
        </p>
      )}
    </div>
  )
}
