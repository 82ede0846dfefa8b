import type { SavedProperty } from '@verandah/contracts'
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useDrawnAtOnce } from '@/components/ui/near.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { plural } from '@/lib/format.ts'
import type { Compared } from '../use-compared.ts'
import type { Removed } from '../use-removed.ts'
import { everything, isNarrowed, narrowHomes, type Narrowing } from '../narrow-homes.ts'
import { usePendingRecords } from '../use-pending-records.ts'
import { NarrowingBar } from './narrowing-bar.tsx'
import { SavedItem } from './saved-item.tsx'

interface SavedListProps {
  homes: readonly SavedProperty[]
  removed: Removed
  compared: Compared
  empty: ReactNode
}

/** Saved homes with filters. Filtering is local and deferred, so that typing never waits for cards to render. */
export const SavedList = ({ homes: known, removed, compared, empty }: SavedListProps) => {
  const homes = usePendingRecords(known)
  const [narrowing, setNarrowing] = useState(everything)
  const showAll = useCallback(() => setNarrowing(everything), [])
  const narrowed = useDeferredValue(narrowing)
  if (homes.length === 0) return empty
  return (
    <>
      <NarrowingBar homes={homes} narrowing={narrowing} onChange={setNarrowing} />
      <Cards homes={homes} narrowing={narrowed} onShowAll={showAll} removed={removed} compared={compared} />
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

type CardsProps = Omit<SavedListProps, 'empty'> & { narrowing: Narrowing; onShowAll: () => void }

const Cards = memo(({ homes, narrowing, onShowAll, removed, compared }: CardsProps) => {
  const drawnAtOnce = useDrawnAtOnce()
  const shown = useNarrowed(homes, narrowing)
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
          <SavedItem
            key={saved.id}
            saved={saved}
            removed={removed}
            compared={compared}
            isAtOnce={index < drawnAtOnce}
          />
        ))}
      </ul>
    </>
  )
})
Cards.displayName = 'Cards'
