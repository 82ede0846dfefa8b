import { problemCodes, type SavedProperty } from '@verandah/contracts'
import { problemOf } from '@/lib/api/api-error.ts'

/** The record as somebody else left it, where an edit was refused because of that; null for any other refusal. */
export const conflictIn = (error: Error): SavedProperty | null => {
  const problem = problemOf(error)
  if (problem?.code !== problemCodes.editConflict || !('current' in problem)) return null
  return problem.current as SavedProperty
}
