import { useDeferredValue, useMemo, useState } from 'react'
import { plural } from '@/lib/format.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { ChosenHomes } from './chosen-homes.tsx'
import type { Tiles } from './create-map.ts'
import { placeHomes, type PlacedHome } from './place-homes.ts'
import { useFit, useMap } from './use-map.ts'
import { useMarkers } from './use-markers.ts'
import { useSuburbNames } from './use-suburb-names.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

interface HomeMapProps {
  ranked: readonly RankedHome[]
  tiles: Tiles | null
  searchId: string
}

const none: readonly PlacedHome[] = []

/** Where the homes are, each with its score. */
export const HomeMap = ({ ranked, tiles, searchId }: HomeMapProps) => {
  const settled = useDeferredValue(ranked)
  const { placed, unplaced } = useMemo(() => placeHomes(settled), [settled])
  const [chosen, setChosen] = useState(none)
  const { map, frame } = useMap(tiles)
  const takeOver = useFit(map, placed)
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
      <ZoomButtons map={map} onZoom={takeOver} />
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
