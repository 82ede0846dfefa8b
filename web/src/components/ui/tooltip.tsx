import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react'

const marginPx = 8

/**
 * Extra words on hover, focus or a tap, in the top layer; the child must make sense without them. They stay while the pointer is on them or on
 * the child, and Escape hides them wherever the focus is.
 */
export const Tooltip = ({
  text,
  children,
}: {
  text: string
  children: ReactElement<{ 'aria-describedby'?: string }>
}) => {
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
      // A finger leaves when it is lifted; the words stay until it presses elsewhere.
      onPointerLeave={({ pointerType }) => setHovered(pointerType === 'touch')}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {/* Its padding reaches the child, so that the pointer can cross over without leaving. */}
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

/** Escape closes the words and nothing behind them; so does a press elsewhere. */
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

/** Above the anchor, below it where there is no room, never past the edges of the window. */
const place = (bubble: HTMLElement, anchor: HTMLElement): void => {
  const at = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const above = at.top - height
  const left = at.left + at.width / 2 - width / 2
  bubble.style.top = `${above < marginPx ? at.bottom : above}px`
  bubble.style.left = `${Math.max(marginPx, Math.min(left, window.innerWidth - width - marginPx))}px`
}
