import L from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Area, areaDrawn, areaInSight, areaText, readArea } from './area.ts'
import { useCorners } from './use-corners.ts'

/** The area in the page's URL that narrows the homes, its outline on the map, and functions to change it. */
export function useArea(map: L.Map | null, onChange: () => void) {
  const [params, setParams] = useSearchParams()
  const [isDrawing, setDrawing] = useState(false)
  const text = params.get('area')
  const change = (area: Area | null) => {
    setDrawing(false)
    onChange()
    setParams((before) => {
      const after = new URLSearchParams(before)
      if (area === null) after.delete('area')
      else after.set('area', areaText(area))
      return after
    })
  }
  const area = readArea(text)
  const corners = useCorners(map, area, { onBegin: onChange, onKeep: change })
  useOutline(map, isDrawing ? null : corners.draft === null ? text : areaText(corners.draft))
  useDrawing(isDrawing ? map : null, { onDrawn: change, onCancel: () => setDrawing(false) })
  return {
    hasArea: area !== null,
    corners,
    isDrawing,
    draw: () => setDrawing(true),
    stopDrawing: () => setDrawing(false),
    takeSight: () => map !== null && change(areaInSight(map)),
    clear: () => change(null),
  }
}

const useOutline = (map: L.Map | null, text: string | null): void => {
  useEffect(() => {
    const area = readArea(text)
    if (map === null || area === null) return undefined
    const outline = L.polygon([...area], { className: 'map-area', interactive: false }).addTo(map)
    return () => void outline.remove()
  }, [map, text])
}

interface Drawing {
  onDrawn: (area: Area) => void
  onCancel: () => void
}

/** While `map` is set, dragging draws an area; releasing completes it, Escape cancels. */
function useDrawing(map: L.Map | null, drawing: Drawing): void {
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
