import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How far outside of the window counts as near. */
const margin = '1200px 0px'

/** Whether an element has come near the window; once near, always near. */
export const useIsNear = (element: RefObject<Element | null>): boolean => {
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

/** More than the tallest window shows of any list. */
const firstWindow = 8

/** How many items of a long list are drawn whole wherever the window is: the first ones, and every one while the page goes to paper. */
export const useDrawnAtOnce = (): number => {
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
