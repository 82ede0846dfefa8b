import { paths } from '@verandah/contracts'
import { wallClockOf } from '@verandah/local-time'
import { CalendarPlus, Heart, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import {
  clockText,
  eventName,
  EventTypeBadge,
  EventWarnings,
  eventZoneNote,
  ownTitle,
} from '@/components/events/event-labels.tsx'
import { WhoGoes } from '@/components/events/who-goes.tsx'
import { DirectionsLink } from '@/components/property/directions-link.tsx'
import { BiddingLink } from '@/components/saved-home/bidding-line.tsx'
import { VisitLink } from '@/components/saved-home/visit-link.tsx'
import { Button, ButtonLink, buttonStyle, IconButton } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { NewTabLink } from '@/components/ui/new-tab-link.tsx'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import type { HouseholdEvent } from '@/lib/household/household-events.ts'
import { useFavourite } from '@/lib/shortlist/change-saved.ts'
import { GoToo } from './go-too.tsx'
import { useSavedHomes } from './property-field.tsx'

export interface EventCardProps {
  event: HouseholdEvent
  events: readonly HouseholdEvent[]
  cost: ReactNode
  onEdit: (event: HouseholdEvent) => void
  onDelete: (event: HouseholdEvent) => void
}

const CardHeart = ({ propertyId, name, isNear }: { propertyId: string; name: string; isNear: boolean }) =>
  isNear ? <FavouriteHeart propertyId={propertyId} name={name} /> : <span className="w-8 shrink-0" />

/** An event in its day's list. Renders its heart and buttons only near the viewport; reserves their space. */
export function EventCard({ event, events, cost, isNear, onEdit, onDelete }: EventCardProps & { isNear: boolean }) {
  const { eventType, address, propertyId, notes, isWithdrawn } = event
  const name = eventName(event)
  const note = eventZoneNote(event)
  const chosen = ownTitle(event)
  return (
    <article
      aria-label={`${eventType}, ${name}`}
      className={cn('border-l-3 pl-4', eventType === 'Auction' ? 'border-ochre' : 'border-eucalypt')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className={cn('text-16 font-semibold tabular-nums', isWithdrawn && 'line-through')}>
          {clockText(event)}
          {note !== null && <span className="font-normal text-ink-faint"> · {note}</span>}
        </p>
        <EventTypeBadge type={eventType} />
      </div>
      <div className="mt-1 flex items-start justify-between gap-2">
        <h4 className="min-w-0 flex-1 text-16 font-semibold [overflow-wrap:anywhere]">
          <EventName propertyId={propertyId} name={name} />
        </h4>
        {propertyId !== null && <CardHeart propertyId={propertyId} name={name} isNear={isNear} />}
      </div>
      {address !== null && chosen !== null && (
        <p className="text-14 text-ink-soft [overflow-wrap:anywhere]">{chosen}</p>
      )}
      <WhoGoes event={event} />
      {cost}
      <EventRecord event={event} name={name} />
      <EventWarnings event={event} events={events} />
      {notes !== '' && (
        <p className="mt-1.5 text-14 [overflow-wrap:anywhere] whitespace-pre-line text-ink-soft">{notes}</p>
      )}
      {isNear ? (
        <EventActions event={event} onEdit={onEdit} onDelete={onDelete} />
      ) : (
        <div className={cn('mt-1.5 h-11', address !== null && 'max-[22rem]:h-22')} />
      )}
    </article>
  )
}

const isInspection = ({ eventType }: Pick<HouseholdEvent, 'eventType'>): boolean =>
  eventType === 'Open Home' || eventType === 'Private Inspection'

const EventName = ({ propertyId, name }: { propertyId: string | null; name: string }) =>
  propertyId === null ? (
    name
  ) : (
    <Link
      to={paths.property.href(propertyId)}
      className="underline decoration-line underline-offset-4 hover:decoration-current"
    >
      {name}
    </Link>
  )

/** What the buyer records of the event's home: the walk-away price of an auction, the visit of an inspection. */
const EventRecord = ({ event, name }: { event: HouseholdEvent; name: string }) => {
  const { propertyId, startTime, timeZone } = event
  if (propertyId === null) return null
  if (event.eventType === 'Auction') return <AuctionPrice propertyId={propertyId} name={name} />
  if (!isInspection(event)) return null
  return <VisitLink propertyId={propertyId} name={name} on={wallClockOf(startTime, timeZone).date} />
}

/** The walk-away price for an auction, linked to the bidding card. */
const AuctionPrice = ({ propertyId, name }: { propertyId: string; name: string }) => {
  const { record } = useSavedHome(propertyId)
  return <BiddingLink propertyId={propertyId} name={name} walkAway={record?.walkAway ?? null} />
}

const EventActions = ({ event, onEdit, onDelete }: Pick<EventCardProps, 'event' | 'onEdit' | 'onDelete'>) => {
  const name = eventName(event)
  return (
    <div className="mt-1.5 -ml-2.5 flex flex-wrap items-center">
      {event.address !== null && <DirectionsLink address={event.address} name={name} className={outward} />}
      <NewTabLink href={event.googleUrl} about={`Calendar: add ${name}`} className={outward}>
        <CalendarPlus className="size-4" />
        Google
      </NewTabLink>
      {event.member === undefined ? (
        <span className="-mr-3 ml-auto flex">
          <IconButton Icon={Pencil} iconClass="size-4.5" label={`Edit ${name}`} onClick={() => onEdit(event)} />
          <IconButton Icon={Trash2} iconClass="size-4.5" label={`Delete ${name}`} onClick={() => onDelete(event)} />
        </span>
      ) : (
        <GoToo event={event} />
      )}
    </div>
  )
}

const outward = cn(buttonStyle({ variant: 'quiet', size: 'sm' }), 'px-2.5!')

const refusal = { title: 'Error updating property', description: 'Failed to update property favorite status' }

const FavouriteHeart = ({ propertyId, name }: { propertyId: string; name: string }) => {
  const { state } = useSavedHomes()
  const { isFavourite, isPending, toggle } = useFavourite({ propertyId, score: null, searchId: null }, refusal)
  if (state === 'gated') {
    return (
      <ButtonLink
        Icon={Heart}
        variant="quiet"
        size="icon"
        className="-my-2.5 -mr-3"
        to={paths.pricing}
        aria-label="Favourites need an active plan: view plans"
      />
    )
  }
  if (state !== 'ready') return null
  return (
    <Button
      variant="quiet"
      size="icon"
      className="-my-2.5 -mr-3"
      aria-pressed={isFavourite}
      aria-label={`Favourite ${name}`}
      onClick={() => {
        if (!isPending) toggle()
      }}
    >
      <Heart className={cn('size-5', isFavourite && 'fill-current text-danger')} />
    </Button>
  )
}
