import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FactWish, listResultCards, type SearchFilters } from '@verandah/contracts'
import { wishWords } from '@verandah/scoring-model'
import { CircleHelp } from 'lucide-react'
import { callForResponse } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { plural } from '@/lib/format.ts'

interface UnknownNoteProps {
  searchId: string
  /** The search's revision; a new one refetches the counts. */
  revision: number
  filters: SearchFilters | undefined
}

/** Counts of homes that do not state a wished-for fact; such homes are never left out. */
export function UnknownNote({ searchId, revision, filters }: UnknownNoteProps) {
  const wishes = filters?.facts ?? []
  const { data: counts = [] } = useQuery(unknownQuery(searchId, revision, wishes))
  const unmentioned = wishes.flatMap((wish, index) => {
    const count = counts[index] ?? 0
    return count === 0 ? [] : [`${wishWords(wish)} (${plural(count, 'home')})`]
  })
  if (unmentioned.length === 0) return null
  return (
    <p className="flex items-start gap-2 text-14 text-ink-soft">
      <CircleHelp className="mt-0.5 size-4 shrink-0 text-ochre" />
      <span>
        Some adverts don’t mention: {unmentioned.join(', ')}.
        <span className="max-sm:sr-only"> Those homes stay in the list, so ask the agent.</span>
      </span>
    </p>
  )
}

/** Fetches the counts from a header of the narrowed list. */
const unknownQuery = (searchId: string, revision: number, wishes: readonly FactWish[]) => ({
  queryKey: queryKeyOf(listResultCards, searchId, 'unknown', revision, wishes),
  placeholderData: keepPreviousData,
  enabled: wishes.length > 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { limit: 1, fact: wishes.map(({ name, value }) => `${name}:${value}`) }
    const { headers } = await callForResponse(listResultCards, { params: { searchId }, query, signal })
    return (headers.get('X-Unknown-Facts') ?? '').split(',').map(Number)
  },
})
