import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SavedSearch, updateSavedSearch } from '@verandah/contracts'
import { useState } from 'react'
import { callRoute } from '@/lib/api/call-route.ts'
import { changeAnswer } from '@/lib/api/route-query.ts'
import { savedSearchesQuery } from '@/lib/endpoints/saved-searches.ts'
import { toastFailure } from '@/lib/toast.ts'

/** Pauses the saved searches that run, and has them run again as before. Updates optimistically. */
export function useStoppingSearches() {
  const client = useQueryClient()
  const { data = [] } = useQuery({ ...savedSearchesQuery, retryOnMount: false })
  const running = data.filter(({ frequency }) => frequency !== 'off')
  const [stopped, setStopped] = useState<readonly SavedSearch[] | null>(null)
  const [isBack, setBack] = useState(false)
  const set = async (searches: readonly SavedSearch[]) => {
    const wanted = new Map(searches.map(({ id, frequency }) => [id, frequency]))
    await changeAnswer(client, savedSearchesQuery.queryKey, (known) =>
      known.map((search) => ({ ...search, frequency: wanted.get(search.id) ?? search.frequency })),
    )
    const outcomes = await Promise.allSettled(
      searches.map(({ id, frequency }) => callRoute(updateSavedSearch, { params: { id }, body: { frequency } })),
    )
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    if (refused) toastFailure('Error updating your saved searches', 'There was an error: ')(refused.reason)
    await client.invalidateQueries({ queryKey: savedSearchesQuery.queryKey })
  }
  const stop = () => {
    setStopped(running)
    setBack(false)
    void set(running.map((search) => ({ ...search, frequency: 'off' })))
  }
  const resume = () => {
    setStopped(null)
    setBack(true)
    void set(stopped ?? [])
  }
  return { running, stopped, isBack, stop, resume }
}
