import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/** State of a button with a small panel: Escape, a press outside and tabbing out close it; Escape restores focus. */
export function useDisclosure(isAskedFor = false) {
  const [isOpen, setOpen] = useState(isAskedFor)
  const [wasAskedFor, setAskedFor] = useState(isAskedFor)
  const area = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  if (isAskedFor !== wasAskedFor) {
    setAskedFor(isAskedFor)
    if (isAskedFor) setOpen(true)
  }

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && area.current?.contains(target) === true)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    trigger.current?.focus()
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return {
    isOpen,
    close: () => setOpen(false),
    areaProps: { ref: area, onKeyDown, onBlur },
    triggerProps: { ref: trigger, 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
  }
}
