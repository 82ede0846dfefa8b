import { useEffect, useEffectEvent } from 'react'

/** Treats unmounting as blur, for a box that unmounts while focused. */
export function useOnLeaving(leave: () => void): void {
  const onLeaving = useEffectEvent(leave)
  useEffect(() => () => onLeaving(), [])
}
