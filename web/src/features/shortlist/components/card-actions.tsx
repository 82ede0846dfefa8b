import type { SavedProperty } from '@verandah/contracts'
import { Navigation, Trash2 } from 'lucide-react'
import { HeartButton } from '@/components/property/heart-button.tsx'
import { Button, buttonStyle } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { directionsTo } from '@/lib/directions-to.ts'
import { fullAddress } from '../home-words.ts'
import type { Compared } from '../use-compared.ts'
import type { HomeOf } from '../use-home-of.ts'
import { CompareToggle } from './compare-toggle.tsx'

interface CardActionsProps {
  record: SavedProperty
  known: HomeOf
  name: string
  compared: Compared
  onRemove: () => void
}

/** One row under the thumb. */
export const CardActions = ({ record, known: { home, score }, name, compared, onRemove }: CardActionsProps) => (
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
      <a
        href={directionsTo(fullAddress(name, home))}
        target="_blank"
        rel="noreferrer"
        aria-label={`Directions to ${name}, opens in a new tab`}
        className={cn(buttonStyle({ variant: 'quiet', size: 'sm' }), 'min-h-11 px-3!')}
      >
        <Navigation aria-hidden className="size-4" />
        <span className="max-[22rem]:sr-only">Directions</span>
      </a>
    )}
    <Button variant="quiet" size="icon" className="ml-auto" aria-label={`Remove ${name}`} onClick={onRemove}>
      <Trash2 aria-hidden className="size-4.5" />
    </Button>
  </div>
)
