import { useQuery } from '@tanstack/react-query'
import { findTravelTimes } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import type { Asked } from './model/asked.ts'
import type { Candidate } from './model/candidates.ts'
import { placesToAsk } from './model/places-to-ask.ts'
import type { RouterTimes } from './model/ways.ts'

const askAgainMs = 10 * 60_000

/**
 * Travel times of the operator's router between the places of a day; null where they are to be estimated, also offline
 * and when the call fails. Undefined until that is known.
 */
export function useRouterTimes(asked: Asked, candidates: readonly Candidate[]): RouterTimes | null | undefined {
  const { mode } = asked
  const places = placesToAsk(asked, candidates)
  const isAsked = places.length > 1
  const { data, isError } = useQuery({
    queryKey: queryKeyOf(findTravelTimes, mode, places),
    queryFn: ({ signal }) => callRoute(findTravelTimes, { body: { mode, places }, signal }),
    staleTime: askAgainMs,
    enabled: isAsked,
  })
  if (data === undefined) return isAsked && !isError ? undefined : null
  const { look, asOf, minutes } = data
  return minutes === null ? null : { travelLook: look, travelAsOf: asOf, places, minutes }
}
