import { useDeferredValue, useMemo, useState } from 'react'
import { isPlain, thanksFor, useGround, useGroundLayer } from '@/components/map/ground.ts'
import { MapButtons } from '@/components/map/map-buttons.tsx'
import { useMap } from '@/components/map/use-map.ts'
import { usePlaceNames } from '@/components/map/use-place-names.ts'
import { plural } from '@/lib/format.ts'
import type { RankedHome } from '../ranking/rank-homes.ts'
import { AreaButtons } from './area-buttons.tsx'
import { ChosenHomes } from './chosen-homes.tsx'
import { isAboutHere, type PlacedHome, placeHomes } from './group-homes.ts'
import { useArea } from './use-area.ts'
import { useFit } from './use-fit.ts'
import { coveredBy, useGroups, useMarkers } from './use-markers.ts'

interface HomeMapProps {
  ranked: readonly RankedHome[]
  searchId: string
}

const none: readonly PlacedHome[] = []

/** Where the homes are, each with its score. */
export const HomeMap = ({ ranked, searchId }: HomeMapProps) => {
  const deferred = useDeferredValue(ranked)
  const { placed, unplaced } = useMemo(() => placeHomes(deferred), [deferred])
  const [chosen, setChosen] = useState(none)
  const ground = useGround()
  const { map, frame } = useMap()
  useGroundLayer(map, ground)
  const holdView = useFit(map, placed)
  const area = useArea(map, holdView)
  const groups = useGroups(map, placed)
  const isBare = isPlain(ground)
  const taken = useMemo(() => (map !== null && isBare ? coveredBy(map, groups) : null), [map, isBare, groups])
  usePlaceNames(map, taken)
  const focusMarker = useMarkers(map, groups, setChosen)
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
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div ref={frame} role="region" aria-label="Map; arrow keys move it, plus and minus zoom" className="home-map" />
        <AreaButtons area={area} />
        <MapButtons map={map} onUse={holdView} />
        {chosen.length > 0 && <ChosenHomes chosen={chosen} searchId={searchId} onClose={close} />}
      </div>
      <p className="pt-2 text-12 text-ink-faint">{[...notesOn(placed, unplaced), thanksFor(ground)].join(' ')}</p>
    </section>
  )
}

const notesOn = (placed: readonly PlacedHome[], unplaced: number): string[] => {
  const about = placed.filter(isAboutHere).length
  return [
    ...(about > 0 ? [`Dashed: about here. ${plural(about, 'home')} at the middle of the suburb.`] : []),
    ...(unplaced > 0 ? [`${plural(unplaced, 'home')} in a suburb that we don't know.`] : []),
  ]
}
