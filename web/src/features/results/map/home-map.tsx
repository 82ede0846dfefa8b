import L from 'leaflet'
import { Minus, Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { plural } from '@/lib/format.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { ChosenHomes } from './chosen-homes.tsx'
import { type PlacedHome, placeHomes, suburbNames } from './group-homes.ts'
import { type Tiles, useFit, useMap } from './use-map.ts'
import { suburbIcon, useMarkers } from './use-markers.ts'

interface HomeMapProps {
  ranked: readonly RankedHome[]
  tiles: Tiles | null
  searchId: string
}

const none: readonly PlacedHome[] = []

/** Where the homes are, each with its score. */
export const HomeMap = ({ ranked, tiles, searchId }: HomeMapProps) => {
  const deferred = useDeferredValue(ranked)
  const { placed, unplaced } = useMemo(() => placeHomes(deferred), [deferred])
  const [chosen, setChosen] = useState(none)
  const { map, frame } = useMap(tiles)
  const holdView = useFit(map, placed)
  useSuburbNames(map, tiles === null ? placed : none)
  const focusMarker = useMarkers(map, placed, setChosen)
  const close = () => {
    focusMarker(chosen[0]?.home.id)
    setChosen(none)
  }
  return (
    <section aria-label="Map of the homes" className="relative flex h-full flex-col">
      <a
        href="#homes-found"
        className="sr-only z-[1100] rounded-full bg-eucalypt px-4 py-2.5 text-14 font-semibold text-on-eucalypt focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
      >
        Skip the map
      </a>
      <div ref={frame} role="region" aria-label="Map; arrow keys move it, plus and minus zoom" className="home-map" />
      <ZoomButtons map={map} onZoom={holdView} />
      {chosen.length > 0 && <ChosenHomes chosen={chosen} searchId={searchId} onClose={close} />}
      <p className="pt-2 text-12 text-ink-faint">
        {unplaced > 0 && (
          <>
            {plural(unplaced, 'home')} {unplaced === 1 ? 'has' : 'have'} no place on the map.{' '}
          </>
        )}
        {tiles?.attribution}
      </p>
    </section>
  )
}

/** A size for thumbs, in the corner where Leaflet would have its own. */
const ZoomButtons = ({ map, onZoom }: { map: L.Map | null; onZoom: () => void }) => (
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

/** Names on the ground, where no tiles say what is there. */
const useSuburbNames = (map: L.Map | null, placed: readonly PlacedHome[]): void => {
  useEffect(() => {
    if (map === null) return undefined
    const layer = L.layerGroup().addTo(map)
    for (const suburb of suburbNames(placed)) {
      const at: [number, number] = [suburb.latitude, suburb.longitude]
      L.marker(at, { icon: suburbIcon(suburb), interactive: false, keyboard: false, pane: 'shadowPane' }).addTo(layer)
    }
    return () => void layer.remove()
  }, [map, placed])
}
