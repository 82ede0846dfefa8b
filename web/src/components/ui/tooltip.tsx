import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'

const marginPx = 8

/**
 * Extra text on hover, focus or tap, in the top layer; the child must make sense without it. Stays open while
 * the pointer is over the child or the tooltip; Escape hides it wherever the focus is.
 */
export function Tooltip({ text, children }: { text: string; children: ReactElement<{ 'aria-describedby'?: string }> }) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isShown = isHovered || isFocused
  useEffect(() => {
    if (!isShown || anchor.current === null || bubble.current === null) return undefined
    const shown = bubble.current
    shown.showPopover()
    place(shown, anchor.current)
    const hide = () => {
      setHovered(false)
      setFocused(false)
    }
    const stopListening = onLeaving(anchor.current, hide)
    return () => {
      stopListening()
      shown.hidePopover()
    }
  }, [isShown])
  return (
    <span
      ref={anchor}
      className="inline-flex max-w-full"
      onPointerEnter={() => setHovered(true)}
      // A touch pointer leaves when lifted; the tooltip stays until the next press elsewhere.
      onPointerLeave={({ pointerType }) => setHovered(pointerType === 'touch')}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {/* The padding touches the child, so that the pointer can cross without leaving. */}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto m-0 max-w-64 bg-transparent py-1.5 select-text"
      >
        <span className="block rounded-md bg-ink px-3 py-2 text-12 text-paper">{text}</span>
      </span>
    </span>
  )
}

/** Closes the tooltip, and nothing behind it, on Escape or a press elsewhere. Returns a cleanup function. */
const onLeaving = (anchor: HTMLElement, hide: () => void): (() => void) => {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    hide()
  }
  const onPress = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && anchor.contains(target))) hide()
  }
  document.addEventListener('keydown', onKeyDown, options)
  document.addEventListener('pointerdown', onPress, options)
  return () => listening.abort()
}

/** Positions the bubble above the anchor, or below it if there is no room, within the viewport. */
const place = (bubble: HTMLElement, anchor: HTMLElement): void => {
  const at = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const above = at.top - height
  const left = at.left + at.width / 2 - width / 2
  bubble.style.top = `${above < marginPx ? at.bottom : above}px`
  bubble.style.left = `${Math.max(marginPx, Math.min(left, window.innerWidth - width - marginPx))}px`
}
