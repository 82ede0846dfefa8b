import type L from 'leaflet'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { PlacedHome } from './place-homes.ts'

/** Padding for the buttons that overlay the map, above and to the right. */
export const edges = { paddingTopLeft: [36, 104], paddingBottomRight: [84, 40] } satisfies L.FitBoundsOptions

/**
 * Fits the map to all homes, again when the set changes, until the user moves it. Returns a function that
 * records such a move.
 */
export const useFit = (map: L.Map | null, placed: readonly PlacedHome[]) => {
  const isMoved = useRef(false)
  const holdView = useCallback(() => {
    isMoved.current = true
  }, [])
  const ids = useMemo(
    () =>
      placed
        .map(({ id }) => id)
        .sort()
        .join(' '),
    [placed],
  )
  useEffect(() => {
    if (map === null) return undefined
    const frame = map.getContainer()
    const moves = ['pointerdown', 'wheel', 'keydown'] as const
    for (const move of moves) frame.addEventListener(move, holdView)
    return () => moves.forEach((move) => frame.removeEventListener(move, holdView))
  }, [map, holdView])
  useEffect(() => {
    if (map === null || placed.length === 0 || isMoved.current) return
    const bounds = placed.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
    const maxZoom = placed.every(({ isAboutHere }) => isAboutHere) ? 13 : 16
    map.fitBounds(bounds, { ...edges, maxZoom, animate: false })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another order of the same homes moves nothing
  }, [map, ids])
  return holdView
}
