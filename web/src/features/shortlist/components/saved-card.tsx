import type { PropertySnapshot, SavedProperty } from '@verandah/contracts'
import { Link } from 'react-router-dom'
import { PropertyDates } from '@/components/property/property-dates.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Badge } from '@/components/ui/badge.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Skeleton } from '@/components/ui/skeleton.tsx'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { paths } from '@/lib/paths.ts'
import { statusWords } from '../home-words.ts'
import type { Compared } from '../use-compared.ts'
import { useHomeOf } from '../use-home-of.ts'
import { CardActions } from './card-actions.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardTags } from './card-tags.tsx'

interface SavedCardProps {
  saved: SavedProperty
  /** Its home is asked for when the card comes near the window. */
  isNear: boolean
  compared: Compared
  onRemove: () => void
}

/** A home of the shortlist: what it is, what the buyer thinks of it, and what can be done on the spot. */
export const SavedCard = ({ saved, isNear, compared, onRemove }: SavedCardProps) => {
  const { record = saved } = useSavedHome(saved.propertyId)
  const known = useHomeOf(record, { isWanted: isNear })
  const name = known.home === undefined ? 'A saved home' : streetOf(known.home)
  const to = paths.property(record.propertyId, record.searchId ?? undefined)
  return (
    <article
      aria-label={known.home === undefined ? name : `${name}, ${known.home.suburb}`}
      className="grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)_19rem]"
    >
      <CardPicture home={known.home} isGone={record.isGone} name={name} to={to} />
      <div className="flex min-w-0 flex-col gap-3 p-5 lg:pr-6">
        <CardFacts known={known} name={name} to={to} />
        <CardTags record={record} name={name} />
        <CardActions record={record} known={known} name={name} compared={compared} onRemove={onRemove} />
      </div>
      <CardNotes record={record} name={name} />
    </article>
  )
}

interface CardPictureProps {
  home: PropertySnapshot | undefined
  isGone: boolean
  name: string
  to: string
}

/** The picture leads to the home; what is coming up, or that it is over, stands on it. */
const CardPicture = ({ home, isGone, name, to }: CardPictureProps) => {
  if (home === undefined) return <Skeleton className="aspect-3/2 w-full rounded-none sm:aspect-auto" />
  const status = statusWords(home.status, isGone)
  const isOver = status !== null && home.status !== 'underOffer'
  return (
    <div className="relative">
      <Link to={to} tabIndex={-1} aria-hidden className="block sm:absolute sm:inset-0">
        <PropertyPicture
          src={home.imageUrl}
          alt={name}
          className={cn('sm:aspect-auto! sm:h-full', isOver && 'opacity-70 grayscale')}
        />
      </Link>
      <div className="absolute top-3 left-3 flex max-w-full flex-wrap gap-1.5 pr-3">
        {status !== null && <Badge className="bg-surface! text-ink!">{status}</Badge>}
        {!isOver && <PropertyDates home={home} />}
      </div>
    </div>
  )
}
