import { CalendarCheck } from 'lucide-react'
import { eventName } from '@/components/events/event-labels.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useAddEvent } from '@/lib/endpoints/calendar-events.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'

export function GoToo({ event }: { event: HouseholdEvent }) {
  const { title, startTime, endTime, eventType, propertyId, timeZone } = event
  const { mutate, isPending } = useAddEvent({
    added: 'It is in your calendar too.',
    failed: (reason) => reason,
  })
  return (
    <Button
      Icon={CalendarCheck}
      variant="quiet"
      size="sm"
      className="ml-auto"
      isPending={isPending}
      onClick={() => mutate({ title, startTime, endTime, eventType, propertyId, timeZone })}
    >
      Go too<span className="sr-only"> ({eventName(event)})</span>
    </Button>
  )
}
