import { problemCodes } from '@verandah/contracts'
import { problemOf } from './api/api-error.ts'

/**
 * Returns the record as somebody else left it, from an edit conflict: null where they deleted it. Undefined for any
 * other error.
 */
export function currentIn(error: unknown): unknown {
  const problem = problemOf(error)
  return problem?.code === problemCodes.editConflict && 'current' in problem ? problem.current : undefined
}
