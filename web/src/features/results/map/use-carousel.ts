import { type RefCallback, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

/** Pixels of the next card that show beside the current one. */
export const peekPx = 40
/** Cards rendered on each side of the current one. */
const reach = 3

/**
 * A row of `count` cards of one width that snaps to one of them. Renders those near the current card only; `goTo`
 * scrolls at once, so that no card between is passed. `onTurn` is called when a swipe brings another card to the front.
 */
export function useCarousel(count: number, onTurn: (index: number) => void) {
  const [widthPx, setWidth] = useState(0)
  const [at, setAt] = useState(0)
  const track = useRef<HTMLElement>(null)
  const cardPx = Math.max(1, widthPx - peekPx)
  const current = Math.min(at, Math.max(0, count - 1))
  const frame: RefCallback<HTMLElement> = useCallback((element) => {
    if (element === null) return undefined
    track.current = element
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  // A row snaps only to cards that are rendered: those around the wanted one come first.
  const wanted = useRef<number>(null)
  // Newer browsers return a promise, which an effect must not.
  const scroll = (index: number): void => {
    track.current?.scrollTo({ left: index * cardPx, behavior: 'instant' })
  }
  const goTo = (index: number) => {
    if (index === current) scroll(index)
    else wanted.current = index
    setAt(index)
  }
  useLayoutEffect(() => {
    if (wanted.current !== null) scroll(wanted.current)
    wanted.current = null
  })
  const toCurrent = useEffectEvent(() => scroll(current))
  useEffect(() => toCurrent(), [cardPx])
  const onScroll = () => {
    if (widthPx === 0 || track.current === null) return
    const index = Math.min(count - 1, Math.round(track.current.scrollLeft / cardPx))
    if (index === current) return
    setAt(index)
    onTurn(index)
  }
  return { frame, current, cardPx, from: Math.max(0, current - reach), to: current + reach + 1, goTo, onScroll }
}
