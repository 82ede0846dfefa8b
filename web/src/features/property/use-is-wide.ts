import { useSyncExternalStore } from 'react'

const query = '(width >= 64rem)'

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether there is room for a column beside the facts. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
