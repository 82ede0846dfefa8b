import type { SavedProperty } from '@verandah/contracts'
import { useLayoutEffect, useRef, useState } from 'react'
import { LostReason } from '@/components/saved-home/lost-reason.tsx'
import { stageTitleOf } from '@/components/saved-home/verdict-titles.ts'
import { useIsNear } from '@/components/ui/near.ts'
import { UndoStrip } from '@/components/ui/undo-strip.tsx'
import { useEditSaved } from '@/lib/shortlist/change-saved.ts'
import { useStage } from '@/lib/shortlist/use-verdict.ts'
import { nameOf } from '../home-labels.ts'
import { BoardCard } from './board-card.tsx'
import type { Moves, Step } from './use-moves.ts'

interface BoardItemProps {
  saved: SavedProperty
  /** Rendered in full regardless of the viewport. */
  isAtOnce: boolean
  moves: Moves
}

const Moved = ({ saved, from, onUndo }: { saved: SavedProperty; from: Step; onUndo: () => void }) => {
  const name = nameOf(saved.home)
  return (
    <div className="flex flex-col gap-2 px-3 pb-3">
      {saved.stage === 'lost' && <WhyLost saved={saved} name={name} />}
      <UndoStrip action={`moving ${name}`} isFocused={false} onUndo={onUndo}>
        Moved from {stageTitleOf(from.stage)}.
      </UndoStrip>
    </div>
  )
}

/** A card of the board. After a move it has the focus in its new column, and offers to go back. */
export function BoardItem({ saved, isAtOnce, moves }: BoardItemProps) {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useIsNear(place)
  const [isReached, setReached] = useState(false)
  const { mutate } = useEditSaved(saved.propertyId)
  const move = moves.last?.id === saved.id ? moves.last : null
  const moveTo = ({ stage, stageReason }: Step, back: Step | null) => {
    moves.note({ id: saved.id, to: stage, back })
    mutate({ stage, stageReason })
  }
  useLayoutEffect(() => {
    // The element that had the focus has left with the card in the column before, and may have left it to the heading.
    if (move !== null && document.activeElement?.matches('body, main h1') === true)
      place.current?.querySelector('select')?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- a card moves by mounting in another column
  }, [])
  const back = move?.to === saved.stage ? move.back : null
  return (
    <li ref={place} className="rounded-md border border-line bg-surface" onFocus={() => setReached(true)}>
      <BoardCard
        saved={saved}
        isNear={isNear}
        isDrawn={isNear || isAtOnce || isReached || move !== null}
        onMove={(stage) => moveTo({ stage, stageReason: '' }, saved)}
      />
      {back !== null && <Moved saved={saved} from={back} onUndo={() => moveTo(back, null)} />}
    </li>
  )
}

const WhyLost = ({ saved, name }: { saved: SavedProperty; name: string }) => (
  <LostReason reason={useStage(saved).reason} name={name} />
)
