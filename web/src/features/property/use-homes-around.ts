import { useQuery } from '@tanstack/react-query'
import { type HomeCard, listResultCards, priceText, type Property, scoreBandOf } from '@verandah/contracts'
import { useMemo } from 'react'
import type { Neighbour } from '@/components/map/use-neighbours.ts'
import { streetOf } from '@/components/property/street-of.ts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'

/** What the map shows around a door, in degrees from its middle; around a suburb it shows four times as much. */
const reach = { latitude: 0.011, longitude: 0.026 }
const timesAroundSuburb = 4

const homesAtMost = 40
const none: readonly Neighbour[] = []

type Placed = Pick<Property, 'id' | 'latitude' | 'longitude' | 'isAtDoor'>

/** The best other homes of a search around a home; none without a search, or where it is gone. */
export function useHomesAround(home: Placed, searchId: string | null, isWanted: boolean): readonly Neighbour[] {
  const { data = none } = useQuery({
    queryKey: queryKeyOf(listResultCards, searchId, 'around', home.id),
    queryFn: async ({ signal }) => {
      const query = { area: squareAround(home), limit: homesAtMost }
      return callRoute(listResultCards, { params: { searchId: searchId ?? '' }, query, signal })
    },
    enabled: isWanted && searchId !== null && home.latitude !== null,
    retry: false,
    select: neighboursIn,
  })
  return useMemo(() => data.filter(({ id }) => id !== home.id), [data, home.id])
}

/** Corners: `lat,lng;lat,lng;…`. */
const squareAround = ({ latitude, longitude, isAtDoor }: Placed): string => {
  const times = isAtDoor === false ? timesAroundSuburb : 1
  const corners = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ] as const
  return corners
    .map(([up, right]) => [
      (latitude ?? 0) + up * times * reach.latitude,
      (longitude ?? 0) + right * times * reach.longitude,
    ])
    .map((corner) => corner.map((degrees) => degrees.toFixed(5)).join(','))
    .join(';')
}

/** Homes whose door is known: the others share the point of their suburb. */
const neighboursIn = (cards: readonly HomeCard[]): readonly Neighbour[] =>
  cards.flatMap((card) => {
    const { id, latitude, longitude, isAtDoor, score, displayScore } = card
    if (latitude === null || longitude === null || isAtDoor === false) return []
    const text = score === null ? '–' : String(displayScore ?? score)
    const scored = score === null ? 'Not scored yet' : `Score ${text}`
    const label = `${scored}: ${streetOf(card)}, ${priceText('results', card)}`
    return [{ id, latitude, longitude, text, label, band: score === null ? 'none' : scoreBandOf(score) }]
  })
