import type { SavedProperty } from '@verandah/contracts'
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useDrawnAtOnce } from '@/components/ui/near.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { plural } from '@/lib/format.ts'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import type { Compared } from '../use-compared.ts'
import type { Removed } from '../use-removed.ts'
import { everything, isNarrowed, narrowHomes, type Narrowing } from '../narrow-homes.ts'
import { type Order, sortHomes } from '../sort-homes.ts'
import { usePendingRecords } from '../use-pending-records.ts'
import { NarrowingBar } from './narrowing-bar.tsx'
import { OrderSelect } from './order-select.tsx'
import { SavedItem } from './saved-item.tsx'

/** What the lists of both tabs show besides their homes. */
export interface Shown {
  removed: Removed
  compared: Compared
  costs: HomeCosts
  order: Order
  onOrder: (order: Order) => void
}

interface SavedListProps extends Shown {
  homes: readonly SavedProperty[]
  empty: ReactNode
}

/** Saved homes with filters and orders, both local and deferred, so that typing never waits for cards to render. */
export const SavedList = ({ homes: known, empty, order: chosen, onOrder, ...list }: SavedListProps) => {
  const homes = usePendingRecords(known)
  const [narrowing, setNarrowing] = useState(everything)
  const showAll = useCallback(() => setNarrowing(everything), [])
  const narrowed = useDeferredValue(narrowing)
  const { isShown } = list.costs
  const order = isShown ? chosen : 'newest'
  const ordered = useDeferredValue(order)
  if (homes.length === 0) return empty
  return (
    <>
      <NarrowingBar homes={homes} narrowing={narrowing} onChange={setNarrowing}>
        {isShown && <OrderSelect order={order} onOrder={onOrder} />}
      </NarrowingBar>
      <Cards homes={homes} narrowing={narrowed} order={ordered} onShowAll={showAll} {...list} />
    </>
  )
}

/**
 * The homes that match. A home whose verdict, stage or tags change stays until the filter changes, so that a mistake can
 * be undone there.
 */
const useNarrowed = (homes: readonly SavedProperty[], narrowing: Narrowing): SavedProperty[] => {
  const matching = narrowHomes(homes, narrowing)
  const [first, setFirst] = useState({ narrowing, matching })
  if (first.narrowing !== narrowing) setFirst({ narrowing, matching })
  const ids = new Set([...first.matching, ...matching].map(({ id }) => id))
  return homes.filter(({ id }) => ids.has(id))
}

type CardsProps = Omit<SavedListProps, 'empty' | 'onOrder'> & { narrowing: Narrowing; onShowAll: () => void }

const Cards = memo(({ homes, narrowing, order, onShowAll, ...card }: CardsProps) => {
  const drawnAtOnce = useDrawnAtOnce()
  const shown = sortHomes(useNarrowed(homes, narrowing), order, card.costs.costOf)
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed(narrowing) && `${plural(shown.length, 'home')} of ${homes.length}`}
      </p>
      {shown.length === 0 && (
        <Notice
          title="No saved home matches"
          action={
            <Button variant="secondary" onClick={onShowAll}>
              Show all
            </Button>
          }
        >
          We search your notes, reasons and tags, and addresses. Try fewer words or filters, or show all {homes.length}.
        </Notice>
      )}
      <ul className="flex flex-col gap-5">
        {shown.map((saved, index) => (
          <SavedItem key={saved.id} saved={saved} isAtOnce={index < drawnAtOnce} {...card} />
        ))}
      </ul>
    </>
  )
})
Cards.displayName = 'Cards'
