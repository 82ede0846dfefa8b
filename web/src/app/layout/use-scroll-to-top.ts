import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** A new screen starts at its top; Back and Forward leave the place to the browser. */
export const useScrollToTop = (): void => {
  const { pathname } = useLocation()
  const isBackOrForward = useNavigationType() === NavigationType.Pop
  useEffect(() => {
    if (!isBackOrForward) window.scrollTo(0, 0)
  }, [pathname, isBackOrForward])
}
