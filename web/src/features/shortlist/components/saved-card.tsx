import type { SavedProperty } from '@verandah/contracts'
import { streetOf } from '@/components/property/street-of.ts'
import { useSavedHome } from '@/lib/endpoints/saved-properties.ts'
import { paths } from '@/lib/paths.ts'
import type { Compared } from '../use-compared.ts'
import { useHomeOf } from '../use-home-of.ts'
import { CardActions } from './card-actions.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardNotes } from './card-notes.tsx'
import { CardPicture } from './card-picture.tsx'
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
