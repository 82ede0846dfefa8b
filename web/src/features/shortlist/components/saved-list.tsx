import type { SavedProperty } from '@verandah/contracts'
import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
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

/** From here on the list is long. */
const longFrom = 40

const everything: Narrowing = { text: '', tags: [] }

/** Saved homes, narrowed as fast as one types: the whole list is here already. */
export const SavedList = ({ homes, removed, compared, empty }: SavedListProps) => {
  const [narrowing, setNarrowing] = useState(everything)
  const shown = narrowHomes(homes, narrowing)
  const isNarrowed = narrowing.text.trim() !== '' || narrowing.tags.length > 0
  const isLong = shown.length >= longFrom
  if (homes.length === 0) return empty
  return (
    <>
      <NarrowingBar homes={homes} narrowing={narrowing} onChange={setNarrowing} />
      <p role="status" className="sr-only">
        {isNarrowed && `${plural(shown.length, 'home')} of ${homes.length}`}
      </p>
      {shown.length === 0 && (
        <Notice
          title="No saved home matches"
          action={
            <Button variant="secondary" onClick={() => setNarrowing(everything)}>
              Show all
            </Button>
          }
        >
          We search notes, tags and addresses. Try fewer words, or show all {homes.length}.
        </Notice>
      )}
      <ul className="flex flex-col gap-5">
        {shown.map((saved) => (
          <SavedItem key={saved.id} saved={saved} removed={removed} compared={compared} isLong={isLong} />
        ))}
      </ul>
    </>
  )
}
