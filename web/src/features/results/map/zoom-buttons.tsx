import type L from 'leaflet'
import { Minus, Plus } from 'lucide-react'

/** A size for thumbs, in the corner where Leaflet would have its own. */
export const ZoomButtons = ({ map, onZoom }: { map: L.Map | null; onZoom: () => void }) => (
  <div
    onClick={onZoom}
    className="absolute top-3 right-3 z-[1000] flex flex-col overflow-hidden rounded-md border border-line bg-surface"
  >
    <ZoomButton label="Closer" Icon={Plus} onClick={() => map?.zoomIn()} />
    <ZoomButton label="Further away" Icon={Minus} onClick={() => map?.zoomOut()} />
  </div>
)

const ZoomButton = ({ label, Icon, onClick }: { label: string; Icon: typeof Plus; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-11 place-items-center text-ink-soft -outline-offset-2 not-first:border-t not-first:border-line hover:bg-sunken hover:text-ink"
  >
    <Icon aria-hidden className="size-5" />
  </button>
)
