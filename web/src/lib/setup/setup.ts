import { paths } from '@verandah/contracts'
import { CancelledError, type QueryClient, queryOptions } from '@tanstack/react-query'
import { hasStatus } from '@/lib/api/api-error.ts'
import { criteriaQuery } from '@/lib/endpoints/searches.ts'
import { weightsQuery } from '@/lib/endpoints/weights.ts'
import { logError } from '@/lib/log-error.ts'
import { criteriaSet, scoringSet } from '@/lib/storage/local.ts'

export interface Setup {
  isCriteriaSet: boolean
  isScoringSet: boolean
}

/**
 * Set-up progress. Steps not recorded in this browser are checked with the server, since the device may be new.
 * An aborted fetch records nothing, as the user may have changed.
 */
export const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: async ({ client, signal }): Promise<Setup> => {
    const [isCriteriaSet, isScoringSet] = await Promise.all([
      criteriaSet.read() || hasSaved(client.query(criteriaQuery)),
      scoringSet.read() || hasSaved(client.query(weightsQuery)),
    ])
    signal.throwIfAborted()
    return remember({ isCriteriaSet, isScoringSet })
  },
})

export function nextSetupStep({ isCriteriaSet, isScoringSet }: Setup): string {
  if (!isCriteriaSet) return paths.setupCriteria
  return isScoringSet ? paths.searchResults.href() : paths.setupScoring
}

const nothingSet: Setup = { isCriteriaSet: false, isScoringSet: false }

export function startSetup(queryClient: QueryClient): void {
  queryClient.setQueryData(setupQuery.queryKey, remember(nothingSet))
}

/** Resets set-up progress at log-in, so that the server is asked. */
export function resetSetup(queryClient: QueryClient): void {
  remember(nothingSet)
  queryClient.removeQueries({ queryKey: setupQuery.queryKey })
}

export function markSetupDone(queryClient: QueryClient, done: Partial<Setup>): void {
  const known = { isCriteriaSet: criteriaSet.read(), isScoringSet: scoringSet.read() }
  queryClient.setQueryData(setupQuery.queryKey, remember({ ...known, ...done }))
}

const remember = (setup: Setup): Setup => {
  criteriaSet.write(setup.isCriteriaSet)
  scoringSet.write(setup.isScoringSet)
  return setup
}

/**
 * Treats an empty record and a 404 as "not yet"; logs any other failure and treats it the same. Rethrows a
 * cancellation.
 */
const hasSaved = async (asked: Promise<object>): Promise<boolean> => {
  try {
    return Object.keys(await asked).length > 0
  } catch (error) {
    if (error instanceof CancelledError) throw error
    if (!hasStatus(error, 404)) logError('Set-up could not be read from the server', error)
    return false
  }
}
