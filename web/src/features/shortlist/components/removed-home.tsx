import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'

interface RemovedHomeProps {
  name: string
  isBusy: boolean
  onUndo: () => void
}

/** Keeps the place of a home that was removed, for whoever did not mean it. */
export const RemovedHome = ({ name, isBusy, onUndo }: RemovedHomeProps) => {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex animate-enter flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-dashed border-control/60 py-2 pr-2 pl-5">
      <p className="mr-auto min-w-0 py-2 text-14 text-ink-soft wrap-anywhere">
        <span className="font-semibold text-ink">{name}</span> is off your shortlist.
      </p>
      <Button ref={undo} variant="secondary" size="sm" isPending={isBusy} onClick={onUndo}>
        Undo
        <span className="sr-only"> removing {name}</span>
      </Button>
    </div>
  )
}
