import { ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/components/ui/button.tsx'
import { cn } from '@/components/ui/cn.ts'
import { BoardItem } from './board-item.tsx'
import type { Column } from './columns.ts'
import type { Moves } from './use-moves.ts'

interface BoardColumnProps {
  column: Column
  /** The one column that a small board shows. */
  isOpen: boolean
  drawnAtOnce: number
  moves: Moves
}

const folded = {
  column: 'lg:min-h-40 lg:w-12 lg:shrink-0 lg:items-center',
  head: 'flex-col-reverse gap-1',
  title: 'mx-auto py-2 [writing-mode:vertical-rl]',
  list: 'lg:hidden',
}
const unfolded = { column: 'lg:min-w-52 lg:flex-1', head: 'min-h-11 pl-2', title: undefined, list: undefined }

/** The homes at one stage. On a wide board it takes little room while it is empty, or folded as ends are at first. */
export function BoardColumn({ column, isOpen, drawnAtOnce, moves }: BoardColumnProps) {
  const { name, title, homes, isEnd } = column
  const id = useId()
  const isEmpty = homes.length === 0
  const isFoldable = isEnd && !isEmpty
  const isFolded = isEmpty || (isFoldable && !moves.unfolded.has(name))
  const look = isFolded ? folded : unfolded
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'relative min-w-0 flex-col rounded-lg lg:flex lg:bg-sunken/70 lg:p-2',
        isOpen ? 'flex' : 'hidden',
        look.column,
      )}
    >
      <div className={cn('flex items-center max-lg:sr-only', look.head)}>
        <h2 id={id} className={cn('mr-auto flex gap-2 text-14', look.title)}>
          {title} <span className="font-medium text-ink-faint tabular-nums">{homes.length}</span>
        </h2>
        {isFoldable && <FoldButton title={title} isFolded={isFolded} onToggle={() => moves.toggle(name)} />}
      </div>
      {isEmpty ? (
        <p className="py-10 text-center text-14 text-ink-soft lg:hidden">No home is at this stage.</p>
      ) : (
        <ul className={cn('flex flex-col gap-2', look.list)}>
          {homes.map((saved, index) => (
            <BoardItem key={saved.id} saved={saved} isAtOnce={index < drawnAtOnce} moves={moves} />
          ))}
        </ul>
      )}
    </section>
  )
}

const FoldButton = ({ title, isFolded, onToggle }: { title: string; isFolded: boolean; onToggle: () => void }) => (
  <IconButton
    Icon={isFolded ? ChevronsRight : ChevronsLeft}
    iconClass="size-4.5"
    className="max-lg:hidden"
    label={`${isFolded ? 'Unfold' : 'Fold'} ${title}`}
    aria-expanded={!isFolded}
    onClick={onToggle}
  />
)
