import { type HomeCard, paths, priceText } from '@verandah/contracts'
import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { PropertyFacts } from '@/components/property/property-facts.tsx'
import { PropertyPicture } from '@/components/property/property-picture.tsx'
import { ScoreRing } from '@/components/property/score-ring.tsx'
import { hasDoorNumber, streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import { useNamedCards } from '../api/named-cards.ts'
import { showInList } from '../window/wanted-home.ts'
import type { CardsOf, PlacedHome } from './place-homes.ts'

interface ChosenHomesProps {
  /** Best first; their cards load with this panel. */
  chosen: readonly PlacedHome[]
  come: CardsOf
  searchId: string
  revision: number
  onClose: () => void
}

/** Hundreds of homes may share the centre of a suburb. */
const shownAtOnce = 12

/** The homes of the selected marker, at the bottom of the map. */
export const ChosenHomes = ({ chosen, come, searchId, revision, onClose }: ChosenHomesProps) => {
  const [count, setCount] = useState(shownAtOnce)
  const shown = chosen.slice(0, count)
  const missing = shown.flatMap(({ id }) => (come.has(id) ? [] : [id]))
  const { cards, hasFailed, retry } = useNamedCards(searchId, revision, missing)
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
        {shown.map((one) => {
          const home = come.get(one.id) ?? cards[one.id]
          return home === undefined ? (
            <AwaitedHome key={one.id} hasFailed={hasFailed} />
          ) : (
            <ChosenHome key={one.id} {...one} home={home} searchId={searchId} />
          )
        })}
        {(hasFailed || count < chosen.length) && (
          <li className="p-3">
            <Button variant="secondary" size="sm" onClick={hasFailed ? retry : () => setCount(count + shownAtOnce)}>
              {hasFailed ? 'Try again' : `Show more of ${chosen.length} homes`}
            </Button>
          </li>
        )}
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

/** Placeholder for a home whose card is loading. */
const AwaitedHome = ({ hasFailed }: { hasFailed: boolean }) => (
  <li className="flex items-center gap-3 p-3 pr-8 text-14 text-ink-soft">
    <Skeleton className="h-16 w-24 shrink-0 rounded-md" />
    {hasFailed ? 'This home could not be loaded.' : <span className="sr-only">Loading…</span>}
  </li>
)

const bringIntoView = (panel: HTMLElement | null): void => {
  panel?.scrollIntoView({ block: 'nearest' })
}

interface ChosenHomeProps extends Pick<PlacedHome, 'score' | 'shownScore' | 'isAboutHere'> {
  home: HomeCard
  searchId: string
}

const ChosenHome = ({ home, score, shownScore, isAboutHere, searchId }: ChosenHomeProps) => (
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
      {isAboutHere && (
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
