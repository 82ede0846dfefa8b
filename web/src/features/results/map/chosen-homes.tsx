import { paths, priceText } from '@verandah/contracts'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { hasDoorNumber, streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { showInList } from '../window/wanted-home.ts'
import type { PlacedHome } from './group-homes.ts'

interface ChosenHomesProps {
  chosen: readonly PlacedHome[]
  searchId: string
  onClose: () => void
}

/** What a marker stands for, over the foot of the map. */
export const ChosenHomes = ({ chosen, searchId, onClose }: ChosenHomesProps) => {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <div
      ref={bringIntoView}
      aria-live="polite"
      onKeyDown={onKeyDown}
      className="absolute inset-x-3 bottom-10 z-[1000] scroll-mb-24 animate-enter rounded-lg border border-line bg-surface shadow-pop"
    >
      <ul aria-label="Chosen on the map" className="flex max-h-56 flex-col divide-y divide-line overflow-y-auto">
        {chosen.map((one) => (
          <ChosenHome key={one.home.id} chosen={one} searchId={searchId} />
        ))}
      </ul>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute -top-3 -right-2 grid size-11 place-items-center rounded-full border border-line bg-surface text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}

const bringIntoView = (panel: HTMLElement | null): void => {
  panel?.scrollIntoView({ block: 'nearest' })
}

const ChosenHome = ({ chosen: { home, score, shownScore }, searchId }: { chosen: PlacedHome; searchId: string }) => (
  <li className="flex items-start gap-3 p-3 pr-8">
    <PropertyPicture src={home.imageUrl} alt="" className="w-24! shrink-0 rounded-md" />
    <div className="flex min-w-0 flex-1 flex-col gap-1">
      <p className="flex items-center gap-2 font-display text-16 font-semibold tabular-nums">
        {priceText('results', home)}
      </p>
      <p className="text-14">
        <Link to={paths.property.href(home.id, searchId)} className="font-semibold underline-offset-4 hover:underline">
          {streetOf(home)}
        </Link>
        , {home.suburb}
      </p>
      {home.isAtDoor === false && (
        <p className="text-12 text-ink-soft">
          {hasDoorNumber(home)
            ? 'Approximate: the advert doesn’t say where exactly'
            : 'Approximate: the advert hides its address'}
        </p>
      )}
      <PropertyFacts home={home} />
      <Button variant="link" size="text" className="self-start" onClick={() => showInList(home.id)}>
        Show in the list
      </Button>
    </div>
    <ScoreRing score={score} shown={shownScore} size="sm" />
  </li>
)
