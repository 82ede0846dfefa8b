import { useMemo } from 'react'
import { MapButtons } from '@/components/map/map-buttons.tsx'
import { MapCorner } from '@/components/map/map-corner.tsx'
import { MapThanks } from '@/components/map/map-thanks.tsx'
import { StreetsControl } from '@/components/map/streets-control.tsx'
import { useBaseMap } from '@/components/map/use-base-map.ts'
import { useMap } from '@/components/map/use-map.ts'
import { plural } from '@/lib/format.ts'
import { isStill } from '@/lib/is-still.ts'
import { previewOf } from '@/lib/ranking/preview.ts'
import type { FoundColumns } from '../api/found-columns.ts'
import { useNamedCards } from '@/lib/endpoints/named-cards.ts'
import { hasListRule } from '../ranking/rank-homes.ts'
import type { MappedHomes } from '../ranking/use-ranked-homes.ts'
import { showInList } from '../window/wanted-home.ts'
import { AreaButtons } from './area-buttons.tsx'
import { ChosenHomes } from './chosen-homes.tsx'
import { HomeCarousel } from './home-carousel.tsx'
import { MarkerSwitch } from './marker-switch.tsx'
import { type CardsOf, type PlacedHome, placeHomes } from './place-homes.ts'
import { PlacesSwitch, usePlacesLayer } from './places-switch.tsx'
import { usePointedHome } from './pointed-home.ts'
import { useArea } from './use-area.ts'
import { useChosen } from './use-chosen.ts'
import { useFit } from './use-fit.ts'
import { useGroups, useMarkers } from './use-markers.ts'
import { useNames } from './use-names.ts'
import { useShows } from './use-shows.ts'

interface HomeMapProps extends MappedHomes {
  all: FoundColumns
  searchId: string
  isHiddenShown: boolean
  /** Set where the map covers the list, as on a phone: closes it. */
  onLeave?: (() => void) | undefined
}

/** A map of the homes with their scores or prices. Loads cards on demand for hovered and selected homes. */
export function HomeMap(props: HomeMapProps) {
  const { searchId, revision, onLeave } = props
  const come = useCards(props)
  const { placed, unplaced } = usePlacedHomes(props, come)
  const markers = useShows()
  const { map, frame } = useMap()
  const base = useBaseMap(map)
  const { hasPlaces, places, ...layer } = usePlacesLayer(map, props.own)
  const { holdView, places: fitting } = useFit(map, placed, places)
  const area = useArea(map, holdView)
  const groups = useGroups(map, placed, markers.shows)
  useNames(map, { groups, shows: markers.shows, isOn: base.needsNames })
  const { chosen, pressed, choose, forget } = useChosen(onLeave !== undefined)
  const { focusMarker, announcement } = useMarkers(map, { groups, come, shows: markers.shows, onChoose: choose })
  const isEditing = area.corners.draft !== null
  const close = () => {
    focusMarker(chosen[0]?.id)
    forget()
  }
  const onShowInList = (id: string) => {
    onLeave?.()
    showInList(id)
  }
  const onReach = ({ latitude, longitude }: PlacedHome) => {
    holdView()
    map?.panInside([latitude, longitude], { padding: [60, 60], animate: !isStill() })
  }
  const of = { come, searchId, revision, onShowInList }
  return (
    <section aria-label="Map of the homes" className="relative isolate flex h-full flex-col">
      {onLeave === undefined && <SkipMap />}
      <div className="relative flex min-h-0 flex-1 flex-col">
        <div ref={frame} role="region" aria-label="Map; arrow keys move it, plus and minus zoom" className="home-map" />
        <AreaButtons area={area} />
        <MapButtons map={map} onUse={holdView} />
        {chosen.length === 0 && !isEditing && (
          <MapCorner>
            <StreetsControl base={base} />
            {hasPlaces && <PlacesSwitch {...layer} {...fitting} />}
            <MarkerSwitch {...markers} />
          </MapCorner>
        )}
        {chosen.length > 0 && !isEditing && <ChosenHomes key={chosen[0]?.id} {...of} chosen={chosen} onClose={close} />}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
      <MapThanks notes={notesOn(placed, unplaced)} attribution={base.attribution} />
      {onLeave !== undefined && <HomeCarousel {...of} placed={placed} chosen={pressed} onReach={onReach} />}
    </section>
  )
}

const SkipMap = () => (
  <a
    href="#homes-found"
    className="sr-only z-[1100] rounded-full bg-eucalypt px-4 py-2.5 text-14 font-semibold text-on-eucalypt focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
  >
    Skip the map
  </a>
)

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
