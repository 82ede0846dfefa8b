import type { SavedProperty } from '@verandah/contracts'
import { memo, type ReactNode, useCallback, useDeferredValue, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useDrawnAtOnce } from '@/components/ui/near.ts'
import { Notice } from '@/components/ui/notice.tsx'
import { plural } from '@/lib/format.ts'
import type { Compared } from '../use-compared.ts'
import type { Removed } from '../use-removed.ts'
import { narrowHomes, type Narrowing, NarrowingBar } from './narrowing-bar.tsx'
import { SavedItem } from './saved-item.tsx'

interface SavedListProps {
  homes: readonly SavedProperty[]
  removed: Removed
  compared: Compared
  empty: ReactNode
}

const everything: Narrowing = { text: '', tags: [] }

/** Saved homes with filters. Filtering is local and deferred, so that typing never waits for cards to render. */
export const SavedList = ({ homes, removed, compared, empty }: SavedListProps) => {
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

type CardsProps = Omit<SavedListProps, 'empty'> & { narrowing: Narrowing; onShowAll: () => void }

const Cards = memo(({ homes, narrowing, onShowAll, removed, compared }: CardsProps) => {
  const drawnAtOnce = useDrawnAtOnce()
  const shown = narrowHomes(homes, narrowing)
  const isNarrowed = narrowing.text.trim() !== '' || narrowing.tags.length > 0
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed && `${plural(shown.length, 'home')} of ${homes.length}`}
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
          We search notes, tags and addresses. Try fewer words, or show all {homes.length}.
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
