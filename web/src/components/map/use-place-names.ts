import { useQueries } from '@tanstack/react-query'
import { listMapPlaces, type MapPlace } from '@verandah/contracts'
import L from 'leaflet'
import { useEffect, useMemo, useState } from 'react'
import { routeQuery } from '@/lib/api/route-query.ts'
import { layOutNames, type Taken } from './lay-out-names.ts'

interface Square {
  zoom: number
  x: number
  y: number
}

/** Names are requested in squares of 1,024 pixels: tiles two zoom levels up. */
const zoomsBefore = 2

/** Draws place names on a map without streets, clear of `taken` (pixels of the map at its current zoom). */
export function usePlaceNames(map: L.Map | null, taken: readonly Taken[] | null): void {
  const squares = useSquares(taken === null ? null : map)
  const places = useQueries({
    queries: squares.map((query) => routeQuery(listMapPlaces, { query }, { staleTime: Infinity })),
    combine: joined,
  })
  useEffect(() => {
    if (map === null || taken === null) return undefined
    const layer = L.layerGroup().addTo(map)
    const pointOf = ({ latitude, longitude }: MapPlace) => map.project([latitude, longitude])
    for (const { name, at } of layOutNames(places, { taken, pointOf }))
      addName(layer, name, map.unproject([at.x, at.y]))
    return () => void layer.remove()
  }, [map, taken, places])
}

const joined = (answers: readonly { data?: MapPlace[] | undefined }[]): MapPlace[] =>
  answers.flatMap(({ data }) => data ?? [])

const useSquares = (map: L.Map | null): Square[] => {
  const [key, setKey] = useState('')
  useEffect(() => {
    if (map === null) return undefined
    const look = () => setKey(JSON.stringify(squaresOf(map)))
    look()
    map.on('moveend', look)
    return () => void map.off('moveend', look)
  }, [map])
  return useMemo(() => (key === '' ? [] : (JSON.parse(key) as Square[])), [key])
}

const squaresOf = (map: L.Map): Square[] => {
  const zoom = Math.max(0, Math.round(map.getZoom()) - zoomsBefore)
  const { min, max } = L.bounds(
    map.project(map.getBounds().getNorthWest(), zoom),
    map.project(map.getBounds().getSouthEast(), zoom),
  )
  if (min === undefined || max === undefined) return []
  const last = 2 ** zoom - 1
  const span = (from: number, to: number): number[] => {
    const [first, end] = [from, to].map((pixel) => Math.min(last, Math.max(0, Math.floor(pixel / 256)))) as [
      number,
      number,
    ]
    return Array.from({ length: end - first + 1 }, (_, step) => first + step)
  }
  return span(min.x, max.x).flatMap((x) => span(min.y, max.y).map((y) => ({ zoom, x, y })))
}

/** Hides names from screen readers: the markers already announce their suburb. */
const addName = (layer: L.LayerGroup, name: string, at: L.LatLng): void => {
  const content = document.createElement('span')
  content.ariaHidden = 'true'
  content.append(name)
  const icon = L.divIcon({ html: content, className: 'place-name', iconSize: [0, 0] })
  L.marker(at, { icon, interactive: false, keyboard: false, pane: 'shadowPane' }).addTo(layer)
}
