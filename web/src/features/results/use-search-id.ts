import { useParams, useSearchParams } from 'react-router-dom'

/** The search of this address, from the route or the query; null when it names none. Back and Forward change it. */
export const useSearchId = (): string | null => {
  const { searchId } = useParams()
  const [query] = useSearchParams()
  const named = searchId ?? query.get('searchId')
  return named === '' ? null : named
}
