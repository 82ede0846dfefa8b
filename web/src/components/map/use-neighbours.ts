import L from 'leaflet'
import { useEffect, useMemo } from 'react'
import { doOverlap, type Point, type Taken } from './lay-out-names.ts'

export interface Neighbour {
  id: string
  latitude: number
  longitude: number
  /** Of the marker. */
  text: string
  /** Accessible name; contains the text. */
  label: string
  band: string
}

/** Pixels between markers, so that each is a target of its own. */
const spacing = 48
const halfWidth = 18
const halfHeight = 14

interface Showing {
  zoom: number | null
  homes: readonly Neighbour[]
  /** Pixels of the map at its current zoom that stay clear of markers. */
  taken: readonly Taken[]
  onOpen: (id: string) => void
}

/**
 * Adds small markers of homes, the first of those that would overlap: zooming in shows more. Returns what they cover,
 * in pixels of the map.
 */
export function useNeighbours(map: L.Map | null, { zoom, homes, taken, onOpen }: Showing): Taken[] {
  const shown = useMemo(
    () =>
      map === null || zoom === null ? [] : apart(homes, { taken, pointOf: (home) => map.project(at(home), zoom) }),
    [map, zoom, homes, taken],
  )
  useEffect(() => {
    if (map === null) return undefined
    const layer = L.layerGroup().addTo(map)
    for (const { home } of shown) addMarker(layer, home, () => onOpen(home.id))
    return () => void layer.remove()
  }, [map, shown, onOpen])
  return useMemo(() => shown.map(({ covers }) => covers), [shown])
}

const at = ({ latitude, longitude }: Neighbour): L.LatLngTuple => [latitude, longitude]

interface Laying {
  taken: readonly Taken[]
  pointOf: (home: Neighbour) => Point
}

const apart = (homes: readonly Neighbour[], { taken, pointOf }: Laying) => {
  const shown: { home: Neighbour; covers: Taken }[] = []
  for (const home of homes) {
    const { x, y } = pointOf(home)
    const covers = { x, y, halfWidth, halfHeight }
    const isFree = taken.every((other) => !doOverlap(covers, other))
    if (isFree && shown.every(({ covers: { x: left, y: top } }) => Math.hypot(left - x, top - y) >= spacing))
      shown.push({ home, covers })
  }
  return shown
}

const addMarker = (layer: L.LayerGroup, home: Neighbour, onOpen: () => void): void => {
  const content = document.createElement('span')
  content.className = `home-marker home-marker-small home-marker-${home.band}`
  content.append(home.text)
  const icon = L.divIcon({ html: content, className: 'home-marker-place', iconSize: [36, 28] })
  const marker = L.marker(at(home), { icon, riseOnHover: true }).addTo(layer).on('click', onOpen)
  const element = marker.getElement()
  if (element === undefined) return
  element.setAttribute('role', 'link')
  element.setAttribute('aria-label', home.label)
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onOpen()
  })
}
