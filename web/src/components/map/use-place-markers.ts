import type { Place } from '@verandah/contracts'
import L from 'leaflet'
import { useEffect } from 'react'

type Marked = Pick<Place, 'name' | 'latitude' | 'longitude'>

export function usePlaceMarkers(map: L.Map | null, places: readonly Marked[]): void {
  useEffect(() => {
    if (map === null) return undefined
    const layer = L.layerGroup().addTo(map)
    for (const place of places) markerOf(place).addTo(layer)
    return () => void layer.remove()
  }, [map, places])
}

const markerOf = ({ name, latitude, longitude }: Marked): L.Marker => {
  const label = document.createElement('span')
  label.className = 'matter-marker'
  label.append(name)
  const icon = L.divIcon({ html: label, className: '', iconSize: [0, 0] })
  return L.marker([latitude, longitude], { icon, interactive: false, keyboard: false, zIndexOffset: 2_000 })
}
