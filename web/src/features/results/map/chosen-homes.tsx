import { X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useNamedCards } from '@/lib/endpoints/named-cards.ts'
import { HomeSummary } from './home-summary.tsx'
import type { CardsOf, PlacedHome } from './place-homes.ts'

interface ChosenHomesProps {
  /** Best first; their cards load with this panel. */
  chosen: readonly PlacedHome[]
  come: CardsOf
  searchId: string
  revision: number
  onShowInList: (id: string) => void
  onClose: () => void
}

/** Hundreds of homes may share the centre of a suburb. */
const shownAtOnce = 12

export function ChosenHomes({ chosen, come, searchId, revision, onShowInList, onClose }: ChosenHomesProps) {
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
        {shown.map((one) => (
          <li key={one.id} className="pr-5">
            <HomeSummary {...one} home={come.get(one.id) ?? cards[one.id]} {...{ hasFailed, searchId, onShowInList }} />
          </li>
        ))}
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
        <X className="size-5" />
      </button>
    </div>
  )
}

const bringIntoView = (panel: HTMLElement | null): void => {
  panel?.scrollIntoView({ block: 'nearest' })
}
