import type { Place } from '@verandah/contracts'
import type L from 'leaflet'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { splitByDistance } from './far-places.ts'
import type { PlacedHome } from './place-homes.ts'

/** Padding for the buttons that overlay the map, above and to the right, and for half a marker. */
export const edges = { paddingTopLeft: [36, 104], paddingBottomRight: [132, 40] } satisfies L.FitBoundsOptions

/** Also for the controls below, so that they cover no name of a place. */
const wideEdges = { ...edges, paddingBottomRight: [132, 120] } satisfies L.FitBoundsOptions

/**
 * Fits the map to all homes and the places near them, again when the homes change, until the user moves it. Returns a
 * function that records such a move, and the choice to see the places further away too.
 */
export function useFit(map: L.Map | null, placed: readonly PlacedHome[], places: readonly Place[]) {
  const isMoved = useRef(false)
  const [isWide, setWide] = useState(false)
  const { near, far } = useMemo(() => splitByDistance(placed, places), [placed, places])
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
    fit(map, placed, near)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another order of the same homes moves nothing
  }, [map, ids])
  const toggle = () => {
    if (map === null) return
    isMoved.current = !isWide
    setWide(!isWide)
    if (isWide) fit(map, placed, near)
    else fit(map, placed, places, wideEdges)
  }
  return { holdView, places: { isWide, hasFar: far.length > 0, toggle } }
}

const fit = (
  map: L.Map,
  homes: readonly PlacedHome[],
  places: readonly Place[],
  around: L.FitBoundsOptions = edges,
) => {
  const bounds = [...homes, ...places].map(({ latitude, longitude }): [number, number] => [latitude, longitude])
  const maxZoom = homes.every(({ isAboutHere }) => isAboutHere) ? 13 : 16
  map.fitBounds(bounds, { ...around, maxZoom, animate: false })
}
