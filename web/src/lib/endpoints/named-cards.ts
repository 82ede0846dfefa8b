import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { type HomeCard, listResultCards, maxCards } from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'

export type CardsById = Readonly<Record<string, HomeCard>>

export function namedKey(searchId: string): QueryKey {
  return queryKeyOf(listResultCards, searchId, 'named')
}

const none: CardsById = {}

/**
 * Fetches cards by id for homes in view whose page is not loaded yet. Fetched cards stay cached until the search's
 * revision changes, or its cards are invalidated: reading them anew leaves none, so that they are missing again.
 */
export function useNamedCards(searchId: string, revision: number, wanted: readonly string[]) {
  const client = useQueryClient()
  const queryKey = [...namedKey(searchId), revision]
  const { data: cards } = useQuery<CardsById>({ queryKey, queryFn: () => none, initialData: none })
  const missing = wanted.filter((id) => !Object.hasOwn(cards, id)).slice(0, maxCards)
  const { isError, refetch } = useQuery({
    queryKey: queryKeyOf(listResultCards, searchId, 'ids', revision, missing),
    queryFn: async ({ signal }) => {
      const query = { ids: missing.join(',') }
      const reply = await callRoute(listResultCards, { params: { searchId }, query, signal })
      const come = Object.fromEntries(reply.map((card) => [card.id, card]))
      client.setQueryData<CardsById>(queryKey, (known) => ({ ...known, ...come }))
      return reply.length
    },
    enabled: missing.length > 0,
  })
  return { cards, hasFailed: isError && missing.length > 0, retry: () => void refetch() }
}
