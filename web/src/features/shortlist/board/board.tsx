import type { SavedProperty } from '@verandah/contracts'
import { memo, useEffect, useRef } from 'react'
import { useDrawnAtOnce } from '@/components/ui/near.ts'
import { plural } from '@/lib/format.ts'
import type { HomeCosts } from '@/lib/home-costs/use-home-costs.ts'
import { NarrowingChips } from '../components/narrowing-chips.tsx'
import { NoMatch } from '../components/no-match.tsx'
import { isNarrowed, type Narrowing } from '../narrow-homes.ts'
import { type Order, sortHomes } from '../sort-homes.ts'
import { useTogether } from '../together/together-context.tsx'
import { useNarrowed } from '../use-narrowed.ts'
import { BoardColumn } from './board-column.tsx'
import { type Column, columnsOf } from './columns.ts'
import { useMoves } from './use-moves.ts'

export interface BoardProps {
  homes: readonly SavedProperty[]
  narrowing: Narrowing
  order: Order
  costs: HomeCosts
  onShowAll: () => void
}

/** The buyer's own homes in a column for each stage: side by side, or one at a time where there is little room. */
export const Board = memo(({ homes, narrowing, order, costs, onShowAll }: BoardProps) => {
  const drawnAtOnce = useDrawnAtOnce()
  const moves = useMoves()
  const shown = sortHomes(useNarrowed(homes, narrowing), order, costs.costOf)
  const columns = columnsOf(shown)
  const open = moves.chosen ?? columns.find((column) => column.homes.length > 0)?.name
  if (shown.length === 0) return <NoMatch count={homes.length} onShowAll={onShowAll} />
  return (
    <>
      <p role="status" className="sr-only">
        {isNarrowed(narrowing) && `${plural(shown.length, 'home')} of ${homes.length}`}
      </p>
      <ColumnStrip columns={columns} open={open} onOpen={moves.choose} />
      <div className="-m-1 p-1 lg:flex lg:items-start lg:gap-3 lg:overflow-x-auto">
        {columns.map((column) => (
          <BoardColumn
            key={column.name}
            column={column}
            isOpen={column.name === open}
            drawnAtOnce={drawnAtOnce}
            moves={moves}
          />
        ))}
      </div>
      <OnlyTheirs />
    </>
  )
})
Board.displayName = 'Board'

interface ColumnStripProps {
  columns: readonly Column[]
  open: string | undefined
  onOpen: (name: string) => void
}

/** Chooses the column of a small board. A column that opens by a move scrolls into the strip. */
const ColumnStrip = ({ columns, open, onOpen }: ColumnStripProps) => {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (strip.current && chip) strip.current.scrollLeft = chip.offsetLeft - chip.offsetWidth
  }, [open])
  return (
    <div
      ref={strip}
      className="relative -mx-4 mb-4 flex gap-2 scroll-px-4 overflow-x-auto px-4 py-0.5 [scrollbar-width:none] sm:mx-0 sm:px-0 lg:hidden"
    >
      <NarrowingChips
        label="Columns of the board"
        uses={columns.map(({ name, title, homes }) => ({ value: name, title, count: homes.length }))}
        isChosen={(name) => name === open}
        onToggle={onOpen}
      />
    </div>
  )
}

const OnlyTheirs = () =>
  useTogether() !== null && (
    <p className="mt-6 text-14 text-ink-soft">
      The board shows your own homes. Those that only your household saved are under Saved.
    </p>
  )
