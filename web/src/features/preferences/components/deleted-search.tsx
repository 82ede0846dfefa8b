import type { SavedSearch } from '@verandah/contracts'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { useHandOnFocus } from '@/components/ui/use-hand-on-focus.ts'
import type { Deleting } from '../use-deleting.ts'

/** Says what was deleted, and takes it back. */
export const DeletedSearch = ({ deleted, isBusy, undo }: Pick<Deleting, 'deleted' | 'isBusy' | 'undo'>) => (
  <div role="status" className="empty:hidden">
    {deleted !== null && <Strip deleted={deleted} isBusy={isBusy} undo={undo} />}
  </div>
)

const Strip = ({ deleted, isBusy, undo }: Pick<Deleting, 'isBusy' | 'undo'> & { deleted: SavedSearch }) => {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => strip.current?.focus(), [deleted])
  useHandOnFocus(strip, 'ul a, ul button')
  return (
    <div
      ref={strip}
      tabIndex={-1}
      className="mb-7 flex animate-enter flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-4 py-2.5 outline-none"
    >
      <p className="text-14 [overflow-wrap:anywhere]">
        Deleted: <span className="font-semibold">{deleted.name}</span>
      </p>
      <Button variant="secondary" size="sm" isPending={isBusy} onClick={undo}>
        Undo
      </Button>
    </div>
  )
}
