import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Distance outside the viewport that counts as near. */
const margin = '1200px 0px'

/** Returns whether an element has been near the viewport; once true, stays true. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || element.current === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}

/** More items than the tallest viewport shows of any list. */
const firstWindow = 8

/** Returns how many items of a long list are always rendered in full: the first few, and all of them for printing. */
export function useDrawnAtOnce(): number {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const draw = () => flushSync(() => setPrinting(true))
    const rest = () => setPrinting(false)
    window.addEventListener('beforeprint', draw)
    window.addEventListener('afterprint', rest)
    return () => {
      window.removeEventListener('beforeprint', draw)
      window.removeEventListener('afterprint', rest)
    }
  }, [])
  return isPrinting ? Infinity : firstWindow
}
