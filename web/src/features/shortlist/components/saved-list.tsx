import type { SavedProperty } from '@verandah/contracts'
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState } from 'react'
import { everything } from '../narrow-homes.ts'
import type { Order } from '../sort-homes.ts'
import { theirHomes } from '../together/their-homes.ts'
import { useTogether } from '../together/together-context.tsx'
import { usePendingRecords } from '../use-pending-records.ts'
import { Cards, type CardsShown } from './cards.tsx'
import { NarrowingBar } from './narrowing-bar.tsx'
import { OrderSelect } from './order-select.tsx'

/** What the lists of both tabs show besides their homes, and how they change it. */
export interface Shown extends CardsShown {
  onOrder: (order: Order) => void
}

interface SavedListProps extends Shown {
  homes: readonly SavedProperty[]
  /** Lists homes that only others saved too. */
  hasTheirs?: boolean
  empty: ReactNode
}

/** Saved homes with filters and orders, both local and deferred, so that typing never waits for cards to render. */
export const SavedList = ({
  homes: known,
  hasTheirs = false,
  empty,
  order: chosen,
  onOrder,
  ...list
}: SavedListProps) => {
  const homes = usePendingRecords(known)
  const together = useTogether()
  const theirs = useMemo(
    () => (hasTheirs && together !== null ? theirHomes(together.all, known) : []),
    [hasTheirs, together, known],
  )
  const [narrowing, setNarrowing] = useState(everything)
  const showAll = useCallback(() => setNarrowing(everything), [])
  const narrowed = useDeferredValue(narrowing)
  const { isShown } = list.costs
  const order = isShown ? chosen : 'newest'
  const ordered = useDeferredValue(order)
  if (homes.length + theirs.length === 0) return empty
  return (
    <>
      <NarrowingBar homes={homes} narrowing={narrowing} onChange={setNarrowing}>
        {isShown && <OrderSelect order={order} onOrder={onOrder} />}
      </NarrowingBar>
      <Cards homes={homes} theirs={theirs} narrowing={narrowed} order={ordered} onShowAll={showAll} {...list} />
    </>
  )
}
