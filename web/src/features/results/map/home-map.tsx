import { useMemo, useState } from 'react'
import { isPlain, thanksFor, useGround, useGroundLayer } from '@/components/map/ground.ts'
import { MapButtons } from '@/components/map/map-buttons.tsx'
import { useMap } from '@/components/map/use-map.ts'
import { usePlaceNames } from '@/components/map/use-place-names.ts'
import { plural } from '@/lib/format.ts'
import { previewOf } from '@/lib/ranking/preview.ts'
import type { FoundColumns } from '../api/found-columns.ts'
import { useNamedCards } from '../api/named-cards.ts'
import { hasListRule } from '../ranking/rank-homes.ts'
import type { MappedHomes } from '../ranking/use-ranked-homes.ts'
import { AreaButtons } from './area-buttons.tsx'
import { ChosenHomes } from './chosen-homes.tsx'
import { type CardsOf, type PlacedHome, placeHomes } from './place-homes.ts'
import { usePointedHome } from './pointed-home.ts'
import { useArea } from './use-area.ts'
import { useFit } from './use-fit.ts'
import { coveredBy, useGroups, useMarkers } from './use-markers.ts'

interface HomeMapProps extends MappedHomes {
  all: FoundColumns
  searchId: string
  isHiddenShown: boolean
}

const none: readonly PlacedHome[] = []

/** A map of the homes with their scores. Loads cards on demand for hovered and selected homes. */
export const HomeMap = (props: HomeMapProps) => {
  const { searchId, revision } = props
  const come = useCards(props)
  const { placed, unplaced } = usePlacedHomes(props, come)
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
  const { focusMarker, told } = useMarkers(map, { groups, come, onChoose: setChosen })
  const close = () => {
    focusMarker(chosen[0]?.id)
    setChosen(none)
  }
  return (
    <section aria-label="Map of the homes" className="relative isolate flex h-full flex-col">
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
        {chosen.length > 0 && area.corners.draft === null && (
          <ChosenHomes key={chosen[0]?.id} {...{ chosen, come, searchId, revision }} onClose={close} />
        )}
        <p role="status" className="sr-only">
          {told}
        </p>
      </div>
      <p className="pt-2 text-12 text-ink-faint">{[...notesOn(placed, unplaced), thanksFor(ground)].join(' ')}</p>
    </section>
  )
}

/** Returns all homes of the list, ranked by its weights or by the previewed ones. */
const usePlacedHomes = ({ all, preview, own, isHiddenShown }: HomeMapProps, come: CardsOf) => {
  const ranking = useMemo(() => preview ?? previewOf(all, own), [preview, all, own])
  const cards = [...come.values()]
  const hasRule = cards.some(hasListRule)
  const hidden = isHiddenShown ? '' : cards.flatMap(({ id, isHidden }) => (isHidden ? [id] : [])).join(' ')
  return useMemo(
    () => placeHomes(all, ranking, { hidden: new Set(hidden.split(' ')), hasListRule: hasRule }),
    [all, ranking, hidden, hasRule],
  )
}

/** Returns the loaded cards, plus the card of the hovered or focused home. */
const useCards = ({ searchId, revision, come, all }: HomeMapProps): CardsOf => {
  const pointed = usePointedHome()
  const isMissing = pointed !== null && !come.has(pointed) && all.ids.includes(pointed)
  const { cards } = useNamedCards(searchId, revision, isMissing ? [pointed] : [])
  return useMemo(() => new Map([...Object.entries(cards), ...come]), [cards, come])
}

const notesOn = (placed: readonly PlacedHome[], unplaced: number): string[] => {
  const about = placed.filter(({ isAboutHere }) => isAboutHere).length
  return [
    ...(about > 0 ? [`Dashed: about here. ${plural(about, 'home')} at the middle of the suburb.`] : []),
    ...(unplaced > 0 ? [`${plural(unplaced, 'home')} in a suburb that we don't know.`] : []),
  ]
}
