import L from 'leaflet'
import { useCallback, useEffect, useState } from 'react'
import { isStill } from '@/lib/is-still.ts'
import 'leaflet/dist/leaflet.css'
import './map.css'

/** Creates a map in a frame and resizes it with the frame; null until created. */
export function useMap() {
  const [map, setMap] = useState<L.Map | null>(null)
  const frame = useCallback((element: HTMLDivElement) => {
    const created = createMap(element)
    const observer = new ResizeObserver(() => created.invalidateSize({ pan: false }))
    observer.observe(element)
    setMap(created)
    return () => {
      observer.disconnect()
      created.remove()
      setMap(null)
    }
  }, [])
  return { map, frame }
}

export function useZoom(map: L.Map | null): number | null {
  const [zoom, setZoom] = useState<number | null>(null)
  useEffect(() => {
    if (map === null) return undefined
    const follow = () => setZoom(map.getZoom())
    follow()
    map.on('zoomend', follow)
    return () => void map.off('zoomend', follow)
  }, [map])
  return zoom
}

/** Street level. */
export const closestZoom = 18
const australia: L.LatLngBoundsLiteral = [
  [-43.8, 112.9],
  [-10.5, 153.7],
]

/** Creates an empty map without Leaflet's controls: the page has its own, with touch-sized targets. */
const createMap = (frame: HTMLElement): L.Map => {
  const isMoving = !isStill()
  const map = L.map(frame, {
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    maxZoom: closestZoom,
    minZoom: 3,
    zoomAnimation: isMoving,
    fadeAnimation: isMoving,
    markerZoomAnimation: isMoving,
    inertia: isMoving,
  })
  map.fitBounds(australia)
  L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map)
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  return map
}
