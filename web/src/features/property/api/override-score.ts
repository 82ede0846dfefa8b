import { useMutation } from '@tanstack/react-query'
import {
  getProperty,
  getSearchProperty,
  listProperties,
  listResultCards,
  listResultColumns,
  overrideScore,
  type ScoreOverrides,
} from '@verandah/contracts'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf, readAnew } from '@/lib/api/route-query.ts'
import { loadedHomeKey } from '@/lib/endpoints/home.ts'
import { toast } from '@/lib/toast.ts'

const scoreWords = {
  saved: {
    title: 'Score overrides saved',
    description: 'Property score has been updated with your custom values.',
  },
  failed: {
    title: 'Failed to save overrides',
    description: 'Something went wrong while saving your score overrides.',
  },
}

/** Saves a buyer's overrides for a home. Updates this home at once and invalidates the lists that contain it. */
export function useOverrideScore(id: string, words = scoreWords) {
  return useMutation({
    mutationFn: (scoreOverrides: ScoreOverrides) =>
      callRoute(overrideScore, { params: { id }, body: { scoreOverrides } }),
    onSuccess: async (home, _wanted, _before, { client }) => {
      client.setQueryData(queryKeyOf(getProperty, id), home)
      await readAnew(client, [
        ...[getSearchProperty, listResultCards, listResultColumns, listProperties].map((route) => queryKeyOf(route)),
        loadedHomeKey,
      ])
      toast(words.saved)
    },
    onError: () => toast({ ...words.failed, variant: 'destructive' }),
  })
}
