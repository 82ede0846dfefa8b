import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the page is hidden or closed, and when the component unmounts: the last chance to keep what was
 * typed.
 */
export function useOnHiding(hide: () => void): void {
  const onHide = useEffectEvent(() => hide())
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && onHide()
    document.addEventListener('visibilitychange', onHidden)
    window.addEventListener('pagehide', onHide)
    return () => {
      onHide()
      document.removeEventListener('visibilitychange', onHidden)
      window.removeEventListener('pagehide', onHide)
    }
  }, [])
}
