import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'

interface UndoStripProps {
  /** Completes the accessible name: "Undo clearing the walk-away price". */
  action: string
  isPending?: boolean
  /** False where what was changed keeps the focus. */
  isFocused?: boolean
  onUndo: () => void
  children: ReactNode
}

/** Says what was just done, and takes it back. Unless told otherwise, the button has the focus. */
export function UndoStrip({ action, isPending = false, isFocused = true, onUndo, children }: UndoStripProps) {
  const strip = useRef<HTMLDivElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  useHandOnFocus(strip, 'button')
  useEffect(() => {
    if (isFocused) undo.current?.focus({ preventScroll: true })
  }, [isFocused])
  return (
    <div
      ref={strip}
      className="flex animate-enter flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-dashed border-control/60 py-2 pr-2 pl-5"
    >
      <p role="status" className="mr-auto min-w-0 py-2 text-14 wrap-anywhere text-ink-soft">
        {children}
      </p>
      <Button ref={undo} variant="secondary" size="sm" isPending={isPending} onClick={onUndo}>
        Undo
        <span className="sr-only"> {action}</span>
      </Button>
    </div>
  )
}
