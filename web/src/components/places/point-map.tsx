import type { TravelPlace } from '@verandah/contracts'
import type L from 'leaflet'
import { useEffect, useRef } from 'react'
import { MapPanel } from '@/components/map/map-panel.tsx'
import { useBaseMap } from '@/components/map/use-base-map.ts'
import { useMap } from '@/components/map/use-map.ts'
import { usePlaceNames } from '@/components/map/use-place-names.ts'
import { isStill } from '@/lib/is-still.ts'

interface PointMapProps {
  point: TravelPlace
  onMove: (point: TravelPlace) => void
}

/** A map whose middle is the point: moved by pointer, finger or keyboard, or by a press on a spot. */
export function PointMap({ point, onMove }: PointMapProps) {
  const { map, frame } = useMap()
  const base = useBaseMap(map)
  usePlaceNames(map, base.needsNames ? nothingTaken : null)
  useMiddle(map, point, onMove)
  return (
    <MapPanel {...{ map, frame, base }} label="Map: arrow keys move it under the pin, plus and minus zoom">
      <span aria-hidden className="place-pin pointer-events-none top-1/2 left-1/2 z-[500]" />
    </MapPanel>
  )
}

const nothingTaken = [] as const

const firstZoom = 14

const useMiddle = (map: L.Map | null, point: TravelPlace, onMove: PointMapProps['onMove']): void => {
  const latest = useRef({ point, onMove })
  useEffect(() => {
    latest.current = { point, onMove }
  }, [point, onMove])
  useEffect(() => {
    if (map === null || isSame(middleOf(map), point)) return
    map.setView([point.latitude, point.longitude], Math.max(map.getZoom(), firstZoom), { animate: false })
  }, [map, point])
  useEffect(() => {
    if (map === null) return undefined
    Object.assign(map.options, { scrollWheelZoom: 'center', touchZoom: 'center', doubleClickZoom: 'center' })
    const tell = () => {
      const middle = middleOf(map)
      if (!isSame(middle, latest.current.point)) latest.current.onMove(middle)
    }
    map.on('moveend', tell)
    const goTo = ({ latlng }: L.LeafletMouseEvent) => void map.panTo(latlng, { animate: !isStill() })
    map.on('click', goTo)
    return () => void map.off('moveend', tell).off('click', goTo)
  }, [map])
}

/** About a metre. */
const decimals = 5
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals))

const middleOf = (map: L.Map): TravelPlace => {
  const { lat, lng } = map.getCenter()
  return { latitude: rounded(lat), longitude: rounded(lng) }
}

const isSame = (one: TravelPlace, other: TravelPlace): boolean =>
  rounded(one.latitude) === rounded(other.latitude) && rounded(one.longitude) === rounded(other.longitude)
