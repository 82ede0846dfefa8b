import L from 'leaflet'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Area, areaInSight, areaText, readArea } from './area.ts'
import { useCorners } from './use-corners.ts'
import { useDrawing } from './use-drawing.ts'

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
