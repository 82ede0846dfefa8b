import { maxCompared, type SavedProperty } from '@verandah/contracts'
import { Check, Columns3, Trash2 } from 'lucide-react'
import { DirectionsLink } from '@/components/property/directions-link.tsx'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { addressOf } from '@/components/property/street-of.ts'
import { buttonStyle, IconButton } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { Tooltip } from '@/components/ui/tooltip.tsx'
import type { Compared } from '../use-compared.ts'
import type { HomeOf } from '../use-home-of.ts'

interface CardActionsProps {
  record: SavedProperty
  known: HomeOf
  name: string
  compared: Compared
  onRemove: () => void
}

export function CardActions({ record, known: { home, score }, name, compared, onRemove }: CardActionsProps) {
  return (
    <div className="mt-auto -mr-2 -mb-2 -ml-2 flex items-center gap-1 pt-1">
      <HeartButton
        propertyId={record.propertyId}
        score={score}
        searchId={record.searchId}
        name={name}
        className="hover:bg-sunken"
      />
      <CompareToggle
        name={name}
        isChosen={compared.chosen.some(({ id }) => id === record.id)}
        isFull={compared.isFull}
        onToggle={() => compared.toggle(record.id)}
      />
      {home !== undefined && (
        <DirectionsLink
          address={addressOf(home)}
          name={name}
          className={cn(buttonStyle({ variant: 'quiet', size: 'sm' }), 'min-h-11 px-3!')}
          wordsClass="max-[22rem]:sr-only"
        />
      )}
      <IconButton Icon={Trash2} iconClass="size-4.5" className="ml-auto" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  )
}

interface CompareToggleProps {
  name: string
  isChosen: boolean
  isFull: boolean
  onToggle: () => void
}

/** Adds a home to the comparison; once that is full, a tooltip says why it cannot be added. */
const CompareToggle = ({ name, isChosen, isFull, onToggle }: CompareToggleProps) => {
  const isBarred = isFull && !isChosen
  const Icon = isChosen ? Check : Columns3
  const button = (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isBarred || undefined}
      aria-label={`Compare ${name}`}
      onClick={isBarred ? undefined : onToggle}
      className={cn(
        buttonStyle({ variant: 'quiet', size: 'sm' }),
        'min-h-11 px-3!',
        isChosen && 'bg-eucalypt-soft! text-eucalypt-strong!',
        isBarred && 'opacity-55',
      )}
    >
      <Icon className="size-4" />
      Compare
    </button>
  )
  if (!isBarred) return button
  return <Tooltip text={`${maxCompared} homes are already chosen. Remove one to compare this one.`}>{button}</Tooltip>
}
