import type { SavedProperty } from '@verandah/contracts'
import { type RefObject, useEffect, useRef } from 'react'
import { useIsNear } from '@/components/property/property-picture.tsx'
import { streetOf } from '@/components/property/street-of.ts'
import { Button } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { useRemoveSaved, useSaveHome } from '@/lib/shortlist/change-saved.ts'
import type { Compared } from '../use-compared.ts'
import type { Removed } from '../use-removed.ts'
import { SavedCard } from './saved-card.tsx'

/** The place of a home on the list: its card, or what is left of it where it was removed. */
export const SavedItem = ({
  saved,
  removed,
  compared,
  isLong,
}: {
  saved: SavedProperty
  removed: Removed
  compared: Compared
  /** Of a long list, what is far from the window costs no layout. */
  isLong: boolean
}) => {
  const { id, propertyId, score, searchId, favorite, home } = saved
  const place = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(place)
  const isRemoved = removed.isRemoved(id)
  useFocusOnReturn(place, isRemoved)
  const remove = useRemoveSaved(saved)
  const { save, isPending } = useSaveHome({ propertyId, score, searchId })
  const onRemove = () => {
    removed.mark(saved)
    remove({ onError: () => removed.unmark(id) })
  }
  const onUndo = () => save({ favorite }, { onSuccess: () => removed.unmark(id) })
  return (
    <li
      ref={place}
      tabIndex={-1}
      className={cn('rounded-lg', isLong && '[contain-intrinsic-size:auto_17rem] [content-visibility:auto]')}
    >
      {isRemoved ? (
        <RemovedHome name={home === null ? 'The home' : streetOf(home)} isBusy={isPending} onUndo={onUndo} />
      ) : (
        <SavedCard saved={saved} isNear={isNear} compared={compared} onRemove={onRemove} />
      )}
    </li>
  )
}

/** A card that comes back takes the focus that its Undo had. */
const useFocusOnReturn = (place: RefObject<HTMLElement | null>, isRemoved: boolean): void => {
  const wasRemoved = useRef(isRemoved)
  useEffect(() => {
    if (wasRemoved.current && !isRemoved) place.current?.focus({ preventScroll: true })
    wasRemoved.current = isRemoved
  }, [place, isRemoved])
}

/** Keeps the place of a home that was removed, for whoever did not mean it. */
const RemovedHome = ({ name, isBusy, onUndo }: { name: string; isBusy: boolean; onUndo: () => void }) => {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex animate-enter flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-dashed border-control/60 py-2 pr-2 pl-5">
      <p className="mr-auto min-w-0 py-2 text-14 text-ink-soft wrap-anywhere">
        <span className="font-semibold text-ink">{name}</span> was removed from your shortlist.
      </p>
      <Button ref={undo} variant="secondary" size="sm" isPending={isBusy} onClick={onUndo}>
        Undo
        <span className="sr-only"> removing {name}</span>
      </Button>
    </div>
  )
}
