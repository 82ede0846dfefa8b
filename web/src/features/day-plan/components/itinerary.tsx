import type { DayRoute, TravelMode, TravelSource } from '@verandah/contracts'
import { Bike, Car, Coffee, Flag, Footprints, type LucideIcon, MapPin } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { timeText } from '@/lib/format.ts'
import type { Asked } from '../model/asked.ts'
import { MapCredit } from '@/components/map/map-credit.tsx'
import { isByRouter, minutesText, sourceText, travelText } from '../words.ts'

interface ItineraryProps {
  route: DayRoute
  asked: Pick<Asked, 'start' | 'end' | 'mode' | 'slackMinutes' | 'timeZone'>
  travel: TravelSource
  children: (stop: DayRoute['stops'][number]) => ReactNode
}

export function Itinerary({ route, asked, travel, children }: ItineraryProps) {
  const { start, end, mode, slackMinutes, timeZone } = asked
  const last = route.stops.at(-1)
  const homeMinutes = last === undefined ? 0 : minutesBetween(last.leavesAt, route.endsAt)
  return (
    <>
      <ol className="flex flex-col gap-3">
        {start !== null && route.stops.length > 0 && (
          <li className="flex items-center gap-2 text-16">
            <MapPin className="size-4.5 shrink-0 text-ink-faint" />
            <span>
              Leave {start.name} at{' '}
              <span className="font-semibold tabular-nums">{timeText(route.leavesAt, timeZone)}</span>
            </span>
          </li>
        )}
        {route.stops.map((stop, index) => (
          <Fragment key={`${stop.propertyId} ${stop.eventType}`}>
            <Way
              minutes={stop.travelMinutes}
              mode={mode}
              travel={travel}
              slackMinutes={stop.travelMinutes > 0 ? slackMinutes : 0}
              spareMinutes={index === 0 ? 0 : minutesBetween(stop.arrivesAt, stop.opens)}
            />
            <li>{children(stop)}</li>
          </Fragment>
        ))}
        {end !== null && homeMinutes > 0 && (
          <>
            <Way minutes={homeMinutes} mode={mode} travel={travel} slackMinutes={0} spareMinutes={0} />
            <li className="flex items-center gap-2 text-16">
              <Flag className="size-4.5 shrink-0 text-ink-faint" />
              <span>
                {end.name} at <span className="font-semibold tabular-nums">{timeText(route.endsAt, timeZone)}</span>
              </span>
            </li>
          </>
        )}
      </ol>
      {isByRouter(travel) && <MapCredit />}
    </>
  )
}

const icons: Readonly<Record<TravelMode, LucideIcon>> = { driving: Car, cycling: Bike, walking: Footprints }

interface WayProps {
  minutes: number
  mode: TravelMode
  travel: TravelSource
  slackMinutes: number
  /** Until the next opening. */
  spareMinutes: number
}

const Way = ({ minutes, mode, travel, slackMinutes, spareMinutes }: WayProps) => {
  const Icon = minutes > 0 ? icons[mode] : Coffee
  const parts = [
    ...(minutes > 0 ? [`${travelText(minutes, mode)}${sourceText(travel)}`] : []),
    ...(slackMinutes > 0 ? [`${minutesText(slackMinutes)} to ${mode === 'walking' ? 'find it' : 'park'}`] : []),
    ...(spareMinutes > 0 ? [`${minutesText(spareMinutes)} to spare`] : []),
  ]
  if (parts.length === 0) return null
  return (
    <li className="flex items-center gap-2 pl-0.5 text-14 text-ink-faint">
      <Icon className="size-4 shrink-0" />
      <span>{parts.join(' · ')}</span>
    </li>
  )
}

const minutesBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 60_000)
