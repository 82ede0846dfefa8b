import { useEffect, useEffectEvent } from 'react'

/** Treats unmounting as blur, for a box that unmounts while focused. */
export const useOnLeaving = (leave: () => void): void => {
  const onLeaving = useEffectEvent(leave)
  useEffect(() => () => onLeaving(), [])
}
