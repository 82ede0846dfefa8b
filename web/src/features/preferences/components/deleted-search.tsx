import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import type { Deleting } from '../use-deleting.ts'

/** Says what was deleted, and takes it back. */
export const DeletedSearch = ({ deleted, isBusy, undo }: Pick<Deleting, 'deleted' | 'isBusy' | 'undo'>) => {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (deleted !== null) strip.current?.focus()
  }, [deleted])
  return (
    <div role="status" className="empty:hidden">
      {deleted !== null && (
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
      )}
    </div>
  )
}
