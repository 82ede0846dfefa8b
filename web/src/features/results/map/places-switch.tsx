import type { Weights } from '@verandah/contracts'
import type L from 'leaflet'
import { useState } from 'react'
import { usePlaceMarkers } from '@/components/map/use-place-markers.ts'
import { cn } from '@/components/ui/cn.ts'

/** The layer of the places that the homes are scored by, shown until it is switched off. */
export const usePlacesLayer = (map: L.Map | null, { places }: Pick<Weights, 'places'>) => {
  const [isShown, setShown] = useState(true)
  usePlaceMarkers(map, isShown ? places : none)
  return { isShown, show: setShown, hasPlaces: places.length > 0 }
}

const none = [] as const

export const PlacesSwitch = ({ isShown, show, hasPlaces }: ReturnType<typeof usePlacesLayer>) =>
  hasPlaces && (
    <button
      type="button"
      aria-pressed={isShown}
      onClick={() => show(!isShown)}
      className={cn(
        'min-h-9 rounded-full border border-control/60 px-3 text-14 font-semibold pointer-coarse:min-h-11',
        isShown ? 'bg-eucalypt-soft text-eucalypt-strong' : 'bg-surface text-ink-soft hover:bg-sunken hover:text-ink',
      )}
    >
      Your places
    </button>
  )
