import { useEffect } from 'react'

/** Keeps the screen on while the page is visible, where the browser can; asks nothing and reports nothing. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isLeft = false
    const release = () => void lock?.release().catch(() => undefined)
    const request = () => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (got) => {
          lock = got
          if (isLeft) release()
        },
        () => undefined,
      )
    }
    request()
    document.addEventListener('visibilitychange', request)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', request)
      release()
    }
  }, [])
}
