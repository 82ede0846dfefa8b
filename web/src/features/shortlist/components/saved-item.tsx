import type { SavedProperty } from '@verandah/contracts'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { useIsNear } from '@/components/ui/near.ts'
import { useSaveHome } from '@/lib/shortlist/change-saved.ts'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import type { Compared } from '../use-compared.ts'
import type { Removed } from '../use-removed.ts'
import { FarCard } from './far-card.tsx'
import { SavedCard } from './saved-card.tsx'

interface SavedItemProps {
  saved: SavedProperty
  removed: Removed
  compared: Compared
  costs: HomeCosts
  /** Rendered in full regardless of the viewport. */
  isAtOnce: boolean
}

/** A list item: the home's card, or an undo strip once removed. */
export const SavedItem = memo(({ saved, removed, compared, costs, isAtOnce }: SavedItemProps) => {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(place)
  const [isReached, reach] = useReached(place)
  const isRemoved = removed.isRemoved(saved.id)
  useFocusOnReturn(place, isRemoved)
  const isDrawn = isNear || isAtOnce || isReached
  return (
    <li ref={place} tabIndex={-1} className="rounded-lg">
      {isRemoved ? (
        <RemovedHome saved={saved} removed={removed} />
      ) : isDrawn ? (
        <SavedCard {...{ saved, isNear, compared, removed, costs }} />
      ) : (
        <FarCard saved={saved} costs={costs} onFocus={reach} />
      )}
    </li>
  )
})
SavedItem.displayName = 'SavedItem'

/** Renders a far card in full when it receives focus, and focuses the link to its home. */
const useReached = (place: RefObject<HTMLElement | null>): [boolean, () => void] => {
  const [isReached, setReached] = useState(false)
  useLayoutEffect(() => {
    if (isReached) place.current?.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
  }, [place, isReached])
  return [isReached, () => setReached(true)]
}

/** Focuses a restored card, since its Undo button had the focus. */
const useFocusOnReturn = (place: RefObject<HTMLElement | null>, isRemoved: boolean): void => {
  const wasRemoved = useRef(isRemoved)
  useEffect(() => {
    if (wasRemoved.current && !isRemoved) place.current?.focus({ preventScroll: true })
    wasRemoved.current = isRemoved
  }, [place, isRemoved])
}

/** Replaces a removed home with an undo. */
const RemovedHome = ({ saved, removed }: Pick<SavedItemProps, 'saved' | 'removed'>) => {
  const { id, propertyId, score, searchId, favorite, home } = saved
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  const { save, isPending } = useSaveHome({ propertyId, score, searchId })
  const onUndo = () => save({ favorite }, { onSuccess: () => removed.unmark(id) })
  const name = home === null ? 'The home' : streetOf(home)
  return (
    <div className="flex animate-enter flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-dashed border-control/60 py-2 pr-2 pl-5">
      <p className="mr-auto min-w-0 py-2 text-14 text-ink-soft wrap-anywhere">
        <span className="font-semibold text-ink">{name}</span> was removed from your shortlist.
      </p>
      <Button ref={undo} variant="secondary" size="sm" isPending={isPending} onClick={onUndo}>
        Undo
        <span className="sr-only"> removing {name}</span>
      </Button>
    </div>
  )
}
