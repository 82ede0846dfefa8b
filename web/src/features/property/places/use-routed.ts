import { useQueries, useQuery } from '@tanstack/react-query'
import { findTransitTimes, findTravelTimes, type Place, type Property, travelModes } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import type { Routed } from './ways-to.ts'

const askedOnce = { staleTime: 10 * 60_000, retry: false }

type Located = Pick<Property, 'latitude' | 'longitude' | 'isAtDoor' | 'state' | 'timeZone'>

/**
 * What the operator's routers say of the ways to places, by name; nothing of those that they don't know, and of a home
 * of which only the suburb is known.
 */
export function useRouted(home: Located, places: readonly Place[]): ReadonlyMap<string, Routed> {
  const { latitude, longitude, isAtDoor } = home
  const from = latitude === null || longitude === null || isAtDoor === false ? null : { latitude, longitude }
  const byRoad = useByRoad(from, places)
  const byTransit = useByTransit(from, home, places)
  return new Map([...byRoad, ...byTransit])
}

type Point = Pick<Place, 'latitude' | 'longitude'>

const useByRoad = (from: Point | null, places: readonly Place[]): [string, Routed][] => {
  const asked = travelModes
    .map((mode) => ({ mode, to: places.filter((place) => place.mode === mode) }))
    .filter(({ to }) => to.length > 0)
  const answers = useQueries({
    queries: asked.map(({ mode, to }) => {
      const body = { mode, places: [...(from === null ? [] : [from]), ...to.map(pointOf)] }
      return {
        queryKey: queryKeyOf(findTravelTimes, mode, body.places),
        queryFn: ({ signal }: { signal: AbortSignal }) => callRoute(findTravelTimes, { body, signal }),
        enabled: from !== null,
        ...askedOnce,
      }
    }),
  })
  return answers.flatMap(({ data }, index) => {
    if (data === undefined || data.look === 'estimated' || data.minutes === null) return []
    const { look, asOf, minutes } = data
    return (asked[index]?.to ?? []).map(({ name }, at): [string, Routed] => [
      name,
      { look, asOf, minutes: minutes[0]?.[at + 1] ?? null },
    ])
  })
}

const useByTransit = (
  from: Point | null,
  { state, timeZone }: Located,
  places: readonly Place[],
): [string, Routed][] => {
  const asked = places.filter(({ mode }) => mode === 'transit')
  const to = asked.map(({ arriveBy, ...place }) => ({ ...pointOf(place), arriveBy }))
  const { data = [] } = useQuery({
    queryKey: queryKeyOf(findTransitTimes, from, to),
    queryFn: ({ signal }) =>
      callRoute(findTransitTimes, {
        body: { from: from ?? { latitude: 0, longitude: 0 }, state, timeZone, to },
        signal,
      }),
    enabled: from !== null && to.length > 0,
    ...askedOnce,
  })
  return data.flatMap(({ look, asOf, journey }, index): [string, Routed][] => {
    const name = asked[index]?.name
    return name === undefined || look === 'estimated'
      ? []
      : [[name, { look, asOf, minutes: journey?.minutes ?? null, journey }]]
  })
}

const pointOf = ({ latitude, longitude }: Point): Point => ({ latitude, longitude })
