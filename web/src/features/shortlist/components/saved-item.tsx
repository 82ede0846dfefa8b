import type { SavedProperty } from '@verandah/contracts'
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { streetOf } from '@/components/property/street-of.ts'
import { useIsNear } from '@/components/ui/near.ts'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
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
  /** Has just replaced the card with the pressed button, so it takes the focus. */
  isNew: boolean
}

export const SavedItem = memo(({ saved, removed, compared, costs, isAtOnce, isNew }: SavedItemProps) => {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(place)
  const [isReached, reach] = useReached(place)
  const isRemoved = removed.isRemoved(saved.id)
  useFocusOnReturn(place, { isRemoved, isNew })
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

/** Focuses a restored or new card, since the pressed button had the focus. */
const useFocusOnReturn = (
  place: RefObject<HTMLElement | null>,
  { isRemoved, isNew }: { isRemoved: boolean; isNew: boolean },
): void => {
  const wasRemoved = useRef(isRemoved || isNew)
  useEffect(() => {
    if (wasRemoved.current && !isRemoved) place.current?.focus({ preventScroll: true })
    wasRemoved.current = isRemoved
  }, [place, isRemoved])
}

const RemovedHome = ({ saved, removed }: Pick<SavedItemProps, 'saved' | 'removed'>) => {
  const { id, propertyId, score, searchId, favorite, home } = saved
  const { save, isPending } = useSaveHome({ propertyId, score, searchId })
  const onUndo = () => save({ favorite }, { onSuccess: () => removed.unmark(id) })
  const name = home === null ? 'The home' : streetOf(home)
  return (
    <UndoStrip action={`removing ${name}`} isPending={isPending} onUndo={onUndo}>
      <span className="font-semibold text-ink">{name}</span> was removed from your shortlist.
    </UndoStrip>
  )
}
