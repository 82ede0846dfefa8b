import { useQueries } from '@tanstack/react-query'
import { findTravelTimes, type Place, type Property, travelModes } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import type { Routed } from './ways-to.ts'

const askAgainMs = 10 * 60_000

/**
 * What the operator's router says of the ways to places, by name; nothing of those that it doesn't know, and of a home of
 * which only the suburb is known.
 */
export const useRouted = (home: Property, places: readonly Place[]): ReadonlyMap<string, Routed> => {
  const { latitude, longitude, isAtDoor } = home
  const isKnown = latitude !== null && longitude !== null && isAtDoor !== false
  const asked = travelModes
    .map((mode) => ({ mode, to: places.filter((place) => place.mode === mode) }))
    .filter(({ to }) => isKnown && to.length > 0)
  return useQueries({
    queries: asked.map(({ mode, to }) => {
      const all = [{ latitude: latitude ?? 0, longitude: longitude ?? 0 }, ...to.map(pointOf)]
      return {
        queryKey: queryKeyOf(findTravelTimes, mode, all),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          callRoute(findTravelTimes, { body: { mode, places: all }, signal }),
        staleTime: askAgainMs,
        retry: false,
      }
    }),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }, index) => {
          if (data === undefined || data.look === 'estimated' || data.minutes === null) return []
          const { look, asOf, minutes } = data
          return (asked[index]?.to ?? []).map(({ name }, at): [string, Routed] => [
            name,
            { look, asOf, minutes: minutes[0]?.[at + 1] ?? null },
          ])
        }),
      ),
  })
}

const pointOf = ({ latitude, longitude }: Place) => ({ latitude, longitude })
