import type L from 'leaflet'
import { useCallback, useEffect, useRef, useState } from 'react'
import { createMap, type Tiles } from './create-map.ts'
import type { PlacedHome } from './place-homes.ts'

/** The map in a frame; null until there is one. It follows the size of its frame. */
export const useMap = (tiles: Tiles | null) => {
  const [map, setMap] = useState<L.Map | null>(null)
  const frame = useCallback(
    (element: HTMLDivElement) => {
      const created = createMap(element, tiles)
      const observer = new ResizeObserver(() => created.invalidateSize({ pan: false }))
      observer.observe(element)
      setMap(created)
      return () => {
        observer.disconnect()
        created.remove()
        setMap(null)
      }
    },
    [tiles],
  )
  return { map, frame }
}

const edgePx = 36

/** Shows all homes, again when others come, until somebody moves the map; gives what says that somebody did. */
export const useFit = (map: L.Map | null, placed: readonly PlacedHome[]) => {
  const isMoved = useRef(false)
  const takeOver = useCallback(() => {
    isMoved.current = true
  }, [])
  const ids = placed
    .map(({ home }) => home.id)
    .sort()
    .join(' ')
  useEffect(() => {
    if (map === null) return undefined
    const frame = map.getContainer()
    const moves = ['pointerdown', 'wheel', 'keydown'] as const
    for (const move of moves) frame.addEventListener(move, takeOver)
    return () => moves.forEach((move) => frame.removeEventListener(move, takeOver))
  }, [map, takeOver])
  useEffect(() => {
    if (map === null || placed.length === 0 || isMoved.current) return
    const bounds = placed.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
    map.fitBounds(bounds, { padding: [edgePx, edgePx], maxZoom: 16, animate: false })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another order of the same homes moves nothing
  }, [map, ids])
  return takeOver
}
