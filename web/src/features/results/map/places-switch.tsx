import type { Weights } from '@verandah/contracts'
import type L from 'leaflet'
import { Maximize2, Minimize2 } from 'lucide-react'
import { useState } from 'react'
import { usePlaceMarkers } from '@/components/map/use-place-markers.ts'
import { cn } from '@/components/ui/cn.ts'

/** The layer of the places that the homes are scored by, shown until it is switched off. */
export function usePlacesLayer(map: L.Map | null, { places }: Pick<Weights, 'places'>) {
  const [isShown, setShown] = useState(true)
  const shown = isShown ? places : none
  usePlaceMarkers(map, shown)
  return { isShown, show: setShown, hasPlaces: places.length > 0, places: shown }
}

const none = [] as const

type PlacesSwitchProps = Pick<ReturnType<typeof usePlacesLayer>, 'isShown' | 'show'> & {
  /** A place is too far away for the first view. */
  hasFar: boolean
  /** The view reaches all places. */
  isWide: boolean
  toggle: () => void
}

/** Shows the places, and zooms out to those that are far away. */
export function PlacesSwitch({ isShown, show, hasFar, isWide, toggle }: PlacesSwitchProps) {
  const zoomLabel = isWide ? 'Back to the homes' : 'Show all your places'
  const Zoom = isWide ? Minimize2 : Maximize2
  return (
    <div className="flex overflow-hidden rounded-full border border-control/60 bg-surface">
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => show(!isShown)}
        className={cn(
          'min-h-9 px-3 text-14 font-semibold -outline-offset-2 pointer-coarse:min-h-11',
          isShown ? 'bg-eucalypt-soft text-eucalypt-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
        )}
      >
        Your places
      </button>
      {isShown && (hasFar || isWide) && (
        <button
          type="button"
          aria-label={zoomLabel}
          title={zoomLabel}
          onClick={toggle}
          className="grid min-h-9 min-w-10 place-items-center border-l border-control/60 text-ink-soft -outline-offset-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <Zoom className="size-4" />
        </button>
      )}
    </div>
  )
}
