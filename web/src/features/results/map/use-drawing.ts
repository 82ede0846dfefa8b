import L from 'leaflet'
import { useEffect, useRef } from 'react'
import { type Area, areaDrawn } from './area.ts'

interface Drawing {
  onDrawn: (area: Area) => void
  onCancel: () => void
}

/** While `map` is set, dragging draws an area; releasing completes it, Escape cancels. */
export function useDrawing(map: L.Map | null, drawing: Drawing): void {
  const latest = useRef(drawing)
  useEffect(() => {
    latest.current = drawing
  })
  useEffect(() => {
    if (map === null) return undefined
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') latest.current.onCancel()
    }
    const letGo = takePointer(map, (area) => latest.current.onDrawn(area))
    document.addEventListener('keydown', stop)
    return () => {
      document.removeEventListener('keydown', stop)
      letGo()
    }
  }, [map])
}

/** Makes pointers draw a line instead of panning. Returns a cleanup function. */
const takePointer = (map: L.Map, onDrawn: (area: Area) => void) => {
  const frame = map.getContainer()
  const line = L.polyline([], { className: 'map-area', interactive: false }).addTo(map)
  const holding = new AbortController()
  const { signal } = holding
  let points: L.LatLng[] = []
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary) return
    event.preventDefault()
    frame.setPointerCapture(event.pointerId)
    points = [map.mouseEventToLatLng(event)]
  }
  const go = (event: PointerEvent) => {
    if (points.length > 0 && event.isPrimary) line.setLatLngs((points = [...points, map.mouseEventToLatLng(event)]))
  }
  const end = () => {
    const area = areaDrawn(map, points)
    points = []
    line.setLatLngs([])
    if (area !== null) onDrawn(area)
  }
  map.dragging.disable()
  frame.classList.add('is-drawing')
  frame.addEventListener('pointerdown', begin, { signal, capture: true })
  frame.addEventListener('pointermove', go, { signal })
  for (const over of ['pointerup', 'pointercancel'] as const) frame.addEventListener(over, end, { signal })
  return () => {
    holding.abort()
    frame.classList.remove('is-drawing')
    map.dragging.enable()
    line.remove()
  }
}
