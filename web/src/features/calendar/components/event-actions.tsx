import { CalendarPlus, type LucideIcon, Navigation, Pencil, Trash2 } from 'lucide-react'
import { eventName } from '@/components/events/event-words.ts'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import type { EventCardProps } from './event-card.tsx'

/** What can be done with an event; the way there is for the day itself. */
export const EventActions = ({ event, onEdit, onDelete }: Omit<EventCardProps, 'events'>) => {
  const name = eventName(event)
  return (
    <div className="mt-2 -ml-3 flex flex-wrap items-center">
      <Button variant="quiet" size="sm" className="px-3!" aria-label={`Edit ${name}`} onClick={() => onEdit(event)}>
        <Pencil aria-hidden className="size-4" />
        Edit
      </Button>
      <Button variant="quiet" size="sm" className="px-3!" aria-label={`Delete ${name}`} onClick={() => onDelete(event)}>
        <Trash2 aria-hidden className="size-4" />
        Delete
      </Button>
      {event.address !== null && (
        <OutwardLink href={directionsTo(event.address)} Icon={Navigation} label="Directions" about={`to ${name}`} />
      )}
      <OutwardLink href={event.googleUrl} Icon={CalendarPlus} label="Add to Google" about={name} />
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
    className={cn(buttonStyle({ variant: 'quiet', size: 'sm' }), 'px-3!')}
  >
    <Icon aria-hidden className="size-4" />
    {label}
  </a>
)

const directionsTo = (address: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address }).toString()}`
