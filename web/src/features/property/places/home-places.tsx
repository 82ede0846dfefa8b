import { type Place, type Property, usualArrival } from '@verandah/contracts'
import { modeWords } from '@verandah/scoring-model'
import { MapCredit } from '@/components/map/map-credit.tsx'
import { arrivalText } from '@/components/places/place-words.ts'
import { shortDateText } from '@/lib/format.ts'
import { Part } from '@/components/ui/part.tsx'
import { useRouted } from './use-routed.ts'
import { isFarOff, type WayTo, wayTo } from './ways-to.ts'

/** How long it takes to the places that matter: by the operator's router where it knows, else estimated. */
export function HomePlaces({ home, places }: { home: Property; places: readonly Place[] }) {
  const routed = useRouted(home, places)
  if (places.length === 0) return null
  const ways = places.map((place) => wayTo(home, place, routed.get(place.name)))
  return (
    <Part title="Places that matter">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 divide-y divide-line border-y border-line">
        {ways.map((way) => (
          <Way key={way.place.name} way={way} />
        ))}
      </dl>
      {ways.some(isFarOff) && (
        <p className="text-14 text-ink-soft">
          The score counts the estimate from the straight line, so that a home has one score everywhere.
        </p>
      )}
      {routed.size > 0 && <MapCredit />}
    </Part>
  )
}

const Way = ({ way }: { way: WayTo }) => (
  <div className="col-span-full grid grid-cols-subgrid items-baseline py-3">
    <dt className="font-semibold wrap-anywhere">{way.place.name}</dt>
    <dd className="text-right">
      <span className="font-semibold tabular-nums">{minutesText(way)}</span>
      {[hourOf(way), sourceOf(way)].map(
        (text) =>
          text !== null && (
            <span key={text} className="block text-14 text-ink-soft">
              {text}
            </span>
          ),
      )}
    </dd>
  </div>
)

const minutesText = ({ place, estimate, routed }: WayTo): string => {
  const minutes = routed === undefined ? estimate : routed
  if (minutes === null) return routed === null ? 'No route found' : 'Unknown'
  return `${minutes} min ${modeWords[place.mode]}`
}

/** When a journey arrives, and how the others of that hour are. */
const hourOf = ({ place: { arriveBy }, journey }: WayTo): string | null => {
  if (journey == null) return null
  const { typicalMinutes, slowestMinutes } = journey
  const when = arrivalText(arriveBy ?? usualArrival)
  return typicalMinutes === slowestMinutes
    ? `To be there ${when}`
    : `To be there ${when}; usually ${typicalMinutes}, at most ${slowestMinutes} min in the hour before`
}

/** Where the minutes come from, and what the score counts where that is far from it. */
const sourceOf = (way: WayTo): string => {
  const { look, asOf, estimate } = way
  if (look === 'unknown') return 'The adverts don’t say where the home is'
  if (look === 'estimated') return 'Estimated'
  const source = look === 'exact' ? 'By the route planner' : `As of ${shortDateText(asOf ?? '')}`
  return isFarOff(way) ? `${source}, estimated ${estimate ?? 0} min` : source
}
