import { useParams, useSearchParams } from 'react-router-dom'

/** Returns the search id in the route or the query; null if there is none. Follows Back and Forward. */
export function useSearchId(): string | null {
  const { searchId } = useParams()
  const [query] = useSearchParams()
  const named = searchId ?? query.get('searchId')
  return named === '' ? null : named
}
