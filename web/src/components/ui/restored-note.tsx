import { useRef } from 'react'
import { Button } from './button.tsx'
import { useHandOnFocus } from './use-hand-on-focus.ts'

/** Above a form that was filled with what was not saved before. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  const note = useRef<HTMLParagraphElement>(null)
  useHandOnFocus(note, 'form :is(input, [role=tab])')
  return (
    <p ref={note} className="mb-7 flex flex-wrap items-center gap-x-3 rounded-lg bg-ochre-soft px-5 py-3 text-14">
      What you changed here before is not saved yet.
      <Button variant="link" size="text" onClick={onDiscard}>
        Discard it
      </Button>
    </p>
  )
}
