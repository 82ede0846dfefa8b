import L from 'leaflet'
import { useCallback, useEffect, useState } from 'react'
import { isStill } from '@/lib/is-still.ts'
import 'leaflet/dist/leaflet.css'
import './map.css'

/** The map in a frame; null until there is one. It follows the size of its frame. */
export const useMap = () => {
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

export const useZoom = (map: L.Map | null): number | null => {
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

/** Nobody needs a closer look than a street. */
export const closestZoom = 18
const australia: L.LatLngBoundsLiteral = [
  [-43.8, 112.9],
  [-10.5, 153.7],
]

/** An empty map. Its own controls are left out: the page has its own, of a size for thumbs. */
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
