import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What these keys hold is out of date: shown answers are read again, others when they are next shown. A reading under way is older, and given up. */
export const readAnew = async (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<void> => {
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })))
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
