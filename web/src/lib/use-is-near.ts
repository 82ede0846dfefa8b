import { type RefObject, useEffect, useState } from 'react'

/** How far outside of the window counts as near. */
const margin = '1200px 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

const observerOf = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach(({ isIntersecting, target }) => isIntersecting && waiting.get(target)?.()),
    { rootMargin: margin },
  )
  return observer
}

/** Whether an element has come near the window; once near, always near. */
export const useIsNear = (element: RefObject<Element | null>): boolean => {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (isNear || target === null) return
    const stop = () => {
      waiting.delete(target)
      observerOf().unobserve(target)
    }
    waiting.set(target, () => setNear(true))
    observerOf().observe(target)
    return stop
  }, [element, isNear])
  return isNear
}
