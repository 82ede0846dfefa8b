import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listResultColumns, type ResultColumns } from '@verandah/contracts'
import { scoringRule } from '@verandah/scoring-model'
import { callRoute } from '@/lib/api/call-route.ts'
import { queryKeyOf } from '@/lib/api/route-query.ts'
import { type RankableHomes, unpackColumns } from '@/lib/ranking/unpack-columns.ts'
import { type Narrowing, queryOf } from '../narrowing/narrowing.ts'

/** All homes of a search as columns for ranking and mapping, in the order of `ids`. */
export interface FoundColumns extends RankableHomes, Pick<ResultColumns, 'points' | 'labels' | 'kinds'> {
  /** The server scores by a newer rule than this script. */
  isOutdated: boolean
}

interface Asked {
  searchId: string
  narrowing: Narrowing
  /** The search's revision; a new one refetches the columns. */
  revision: number
  isWanted: boolean
}

export function useFoundColumns({ searchId, narrowing, revision, isWanted }: Asked) {
  const query = queryOf(narrowing)
  return useQuery({
    queryKey: queryKeyOf(listResultColumns, searchId, query, revision),
    queryFn: async ({ signal }) => unpack(await callRoute(listResultColumns, { params: { searchId }, query, signal })),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    structuralSharing: false,
  })
}

const unpack = ({ points, labels, kinds, rule = scoringRule, ...packed }: ResultColumns): FoundColumns => ({
  ...unpackColumns(packed),
  points,
  labels,
  kinds,
  isOutdated: rule !== scoringRule,
})
