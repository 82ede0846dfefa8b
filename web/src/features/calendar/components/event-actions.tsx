import { CalendarPlus, type LucideIcon, Navigation, Pencil, Trash2 } from 'lucide-react'
import { eventName } from '@/components/events/event-words.ts'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { directionsTo } from '@/lib/directions-to.ts'
import type { EventCardProps } from './event-card.tsx'

/** What can be done with an event; the way there is for the day itself. */
export const EventActions = ({ event, onEdit, onDelete }: Omit<EventCardProps, 'events'>) => {
  const name = eventName(event)
  return (
    <div className="mt-1.5 -ml-2.5 flex flex-wrap items-center">
      {event.address !== null && (
        <OutwardLink href={directionsTo(event.address)} Icon={Navigation} label="Directions" about={`to ${name}`} />
      )}
      <OutwardLink href={event.googleUrl} Icon={CalendarPlus} label="Google" about={`Calendar: add ${name}`} />
      <span className="-mr-3 ml-auto flex">
        <Button variant="quiet" size="icon" aria-label={`Edit ${name}`} onClick={() => onEdit(event)}>
          <Pencil aria-hidden className="size-4.5" />
        </Button>
        <Button variant="quiet" size="icon" aria-label={`Delete ${name}`} onClick={() => onDelete(event)}>
          <Trash2 aria-hidden className="size-4.5" />
        </Button>
      </span>
    </div>
  )
}

interface OutwardLinkProps {
  href: string
  Icon: LucideIcon
  label: string
  about: string
}

const OutwardLink = ({ href, Icon, label, about }: OutwardLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noreferrer"
    aria-label={`${label} ${about}, opens in a new tab`}
    className={cn(buttonStyle({ variant: 'quiet', size: 'sm' }), 'px-2.5!')}
  >
    <Icon aria-hidden className="size-4" />
    {label}
  </a>
)
