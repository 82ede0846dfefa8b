import { useQuery } from '@tanstack/react-query'

/** Parts that the first screen does not wait for; undefined until their code has loaded. */
export function useLateParts(isWanted: boolean) {
  return useQuery({
    queryKey: ['late-parts'],
    queryFn: () => import('./late-parts.ts'),
    enabled: isWanted && typeof Worker === 'function',
    structuralSharing: false,
  }).data
}
