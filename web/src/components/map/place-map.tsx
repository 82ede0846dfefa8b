import type { Place } from '@verandah/contracts'
import L from 'leaflet'
import { useEffect, useMemo } from 'react'
import { MapPanel } from './map-panel.tsx'
import { useBaseMap } from './use-base-map.ts'
import { useMap, useZoom } from './use-map.ts'
import { type Neighbour, useNeighbours } from './use-neighbours.ts'
import { usePlaceMarkers } from './use-place-markers.ts'
import { usePlaceNames } from './use-place-names.ts'

interface PlaceMapProps {
  latitude: number
  longitude: number
  /** False if only the suburb's location is known. */
  isAtDoor: boolean
  /** Accessible name of the place. */
  label: string
  places: readonly Place[]
  /** Other homes, the most important first. */
  homes: readonly Neighbour[]
  onOpen: (id: string) => void
}

/** A small map centred on one place: a pin at an exact address, a wide circle if only the suburb is known. */
export function PlaceMap({ latitude, longitude, isAtDoor, label, places, homes, onOpen }: PlaceMapProps) {
  const { map, frame } = useMap()
  const base = useBaseMap(map)
  const zoom = useZoom(map)
  useEffect(() => {
    if (map === null) return undefined
    map.setView([latitude, longitude], isAtDoor ? 14 : 12, { animate: false })
    const place = isAtDoor ? pinAt(latitude, longitude) : aroundHere(latitude, longitude)
    place.addTo(map)
    return () => void place.remove()
  }, [map, latitude, longitude, isAtDoor])
  const { needsNames } = base
  const pin = useMemo(() => {
    if (map === null || zoom === null || !isAtDoor) return []
    const { x, y } = map.project([latitude, longitude], zoom)
    return [{ x, y: y - 16, halfWidth: 18, halfHeight: 22 }]
  }, [map, zoom, isAtDoor, latitude, longitude])
  const others = useNeighbours(map, { zoom, homes, taken: pin, onOpen })
  const taken = useMemo(
    () => (zoom !== null && needsNames ? [...pin, ...others] : null),
    [zoom, needsNames, pin, others],
  )
  usePlaceNames(map, taken)
  usePlaceMarkers(map, places)
  return <MapPanel {...{ map, frame, base }} label={`Map: ${label}; arrow keys move it, plus and minus zoom`} />
}

const pinAt = (latitude: number, longitude: number): L.Layer => {
  const pin = document.createElement('span')
  pin.className = 'place-pin'
  const icon = L.divIcon({ html: pin, className: '', iconSize: [0, 0] })
  return L.marker([latitude, longitude], { icon, interactive: false, keyboard: false, zIndexOffset: 1_000 })
}

const suburbMetres = 900

const aroundHere = (latitude: number, longitude: number): L.Layer =>
  L.circle([latitude, longitude], { radius: suburbMetres, className: 'map-area map-about', interactive: false })
