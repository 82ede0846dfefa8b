import type L from 'leaflet'
import type { ReactNode, Ref } from 'react'
import { MapButtons } from './map-buttons.tsx'
import { MapCorner } from './map-corner.tsx'
import { MapThanks } from './map-thanks.tsx'
import { StreetsControl } from './streets-control.tsx'
import type { useBaseMap } from './use-base-map.ts'

interface MapPanelProps {
  map: L.Map | null
  frame: Ref<HTMLDivElement>
  base: ReturnType<typeof useBaseMap>
  label: string
  /** Above the map, below its buttons. */
  children?: ReactNode
}

export function MapPanel({ map, frame, base, label, children }: MapPanelProps) {
  return (
    <div className="flex flex-col">
      <div className="relative isolate flex h-72 flex-col">
        <div ref={frame} role="region" aria-label={label} className="home-map" />
        {children}
        <MapButtons map={map} />
        <MapCorner>
          <StreetsControl base={base} />
        </MapCorner>
      </div>
      <MapThanks attribution={base.attribution} />
    </div>
  )
}
