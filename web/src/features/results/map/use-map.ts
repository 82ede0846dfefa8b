import L from 'leaflet'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlacedHome } from './group-homes.ts'
import './map.css'
import 'leaflet/dist/leaflet.css'

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
  const holdView = useCallback(() => {
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
    for (const move of moves) frame.addEventListener(move, holdView)
    return () => moves.forEach((move) => frame.removeEventListener(move, holdView))
  }, [map, holdView])
  useEffect(() => {
    if (map === null || placed.length === 0 || isMoved.current) return
    const bounds = placed.map(({ latitude, longitude }): [number, number] => [latitude, longitude])
    map.fitBounds(bounds, { padding: [edgePx, edgePx], maxZoom: 16, animate: false })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another order of the same homes moves nothing
  }, [map, ids])
  return holdView
}

export interface Tiles {
  url: string
  attribution: string
}

/** Nobody needs a closer look than a street. */
export const closestZoom = 18
const australia: L.LatLngBoundsLiteral = [
  [-43.8, 112.9],
  [-10.5, 153.7],
]

/** An empty map. Its own controls are left out: the page has its own, of a size for thumbs. */
const createMap = (frame: HTMLElement, tiles: Tiles | null): L.Map => {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(frame, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    maxZoom: closestZoom,
    minZoom: 3,
    zoomSnap: tiles === null ? 0.25 : 1,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  })
  map.fitBounds(australia)
  L.control.scale({ imperial: false, position: 'topleft' }).addTo(map)
  if (tiles !== null) L.tileLayer(tiles.url, { maxZoom: closestZoom }).addTo(map)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  return map
}
