import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef } from 'react'

const gapPx = 6
const marginPx = 8

/** Extra words on hover or focus, in the top layer; the child must make sense without them. Escape hides them. */
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
  const show = () => {
    bubble.current?.showPopover()
    if (anchor.current !== null && bubble.current !== null) place(bubble.current, anchor.current)
  }
  const hide = () => bubble.current?.hidePopover()
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  return (
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none fixed inset-auto m-0 max-w-64 rounded-md bg-ink px-3 py-2 text-12 text-paper"
      >
        {text}
      </span>
    </span>
  )
}

/** Above the anchor, below it where there is no room, never past the edges of the window. */
const place = (bubble: HTMLElement, anchor: HTMLElement): void => {
  const at = anchor.getBoundingClientRect()
  const { width, height } = bubble.getBoundingClientRect()
  const above = at.top - height - gapPx
  const left = at.left + at.width / 2 - width / 2
  bubble.style.top = `${above < marginPx ? at.bottom + gapPx : above}px`
  bubble.style.left = `${Math.max(marginPx, Math.min(left, window.innerWidth - width - marginPx))}px`
}
