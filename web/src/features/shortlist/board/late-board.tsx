import { lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { ErrorBoundary } from '@/components/ui/error-boundary.tsx'
import { Notice } from '@/components/ui/notice.tsx'
import { Skeleton } from '@/components/ui/spinner.tsx'
import type { BoardProps } from './board.tsx'

const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }))

export function LateBoard(props: BoardProps) {
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
