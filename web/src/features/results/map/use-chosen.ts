import { useCallback, useState } from 'react'
import type { PlacedHome } from './place-homes.ts'

const none: readonly PlacedHome[] = []

/**
 * The homes of the marker pressed last. Beside a carousel (`hasCarousel`), which shows one home itself, only several
 * homes of one place are `chosen`.
 */
export function useChosen(hasCarousel: boolean) {
  const [chosen, setChosen] = useState(none)
  const [pressed, setPressed] = useState<{ id: string } | null>(null)
  const choose = useCallback(
    (homes: readonly PlacedHome[]) => {
      setChosen(hasCarousel && homes.length === 1 ? none : homes)
      setPressed(homes[0] === undefined ? null : { id: homes[0].id })
    },
    [hasCarousel],
  )
  return { chosen, pressed, choose, forget: () => setChosen(none) }
}
