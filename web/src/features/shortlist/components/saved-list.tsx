import type { SavedProperty } from '@verandah/contracts'
import { lazy, type ReactNode, Suspense, useCallback, useDeferredValue, useMemo } from 'react'
import { Select } from '@/components/ui/input.tsx'
import { usePendingRecords } from '@/lib/shortlist/use-pending-records.ts'
import { everything, type Narrowing } from '../narrow-homes.ts'
import { type Order, orderOptions } from '../sort-homes.ts'
import { theirHomes } from '../together/their-homes.ts'
import { useTogether } from '../together/together-context.tsx'
import { Cards, type CardsShown } from './cards.tsx'
import { NarrowingBar } from './narrowing-bar.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import type { BoardProps } from '../board/board.tsx'

/** What the lists and the board show besides their homes, and how they change it. */
export interface Shown extends CardsShown {
  onOrder: (order: Order) => void
  narrowing: Narrowing
  onNarrow: (narrowing: Narrowing) => void
}

interface SavedListProps extends Shown {
  homes: readonly SavedProperty[]
  hasTheirs?: boolean
  isBoard?: boolean
  empty: ReactNode
}

/** Saved homes with filters and orders, both local and deferred, so that typing never waits for cards to render. */
export function SavedList({
  homes: known,
  hasTheirs = false,
  isBoard = false,
  empty,
  order,
  onOrder,
  narrowing,
  onNarrow,
  ...list
}: SavedListProps) {
  const homes = usePendingRecords(known)
  const together = useTogether()
  const theirs = useMemo(
    () => (hasTheirs && together !== null ? theirHomes(together.all, known) : []),
    [hasTheirs, together, known],
  )
  const showAll = useCallback(() => onNarrow(everything), [onNarrow])
  const narrowed = useDeferredValue(narrowing)
  const ordered = useDeferredValue(order)
  if (homes.length + theirs.length === 0) return empty
  return (
    <>
      <NarrowingBar homes={homes} narrowing={narrowing} onChange={onNarrow} isBoard={isBoard}>
        <OrderSelect order={order} hasCosts={list.costs.isShown} onOrder={onOrder} />
      </NarrowingBar>
      {isBoard ? (
        <LateBoard homes={homes} narrowing={narrowed} order={ordered} onShowAll={showAll} costs={list.costs} />
      ) : (
        <Cards homes={homes} theirs={theirs} narrowing={narrowed} order={ordered} onShowAll={showAll} {...list} />
      )}
    </>
  )
}

interface OrderSelectProps {
  order: Order
  hasCosts: boolean
  onOrder: (order: Order) => void
}

const OrderSelect = ({ order, hasCosts, onOrder }: OrderSelectProps) => {
  const options = orderOptions(hasCosts)
  const chosen = options.some(({ value }) => value === order) ? order : 'newest'
  return (
    <Select
      aria-label="Sort by"
      className="min-w-0 flex-1 sm:w-52 sm:flex-none"
      options={options}
      value={chosen}
      onChange={({ target }) => onOrder(options.find(({ value }) => value === target.value)?.value ?? 'newest')}
    />
  )
}

const Board = lazy(async () => ({ default: (await import('../board/board.tsx')).Board }))

function LateBoard(props: BoardProps) {
  return (
    <ErrorBoundary fallback={<Failed />}>
      <Suspense fallback={<Opening />}>
        <Board {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Failed = () => (
  <Notice
    isError
    title="The board could not be loaded"
    action={<Button onClick={() => window.location.reload()}>Reload</Button>}
  >
    Your homes are all in Saved.
  </Notice>
)

const Opening = () => (
  <div role="status">
    <span className="sr-only">Opening the board…</span>
    <div className="grid gap-3 lg:grid-cols-3">
      {[1, 2, 3].map((column) => (
        <Skeleton key={column} className="h-110 rounded-lg max-lg:not-first:hidden" />
      ))}
    </div>
  </div>
)
