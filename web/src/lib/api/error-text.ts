import type { Problem } from '@verandah/contracts'
import { ApiError } from './api-error.ts'

/** What a person reads of an error: a problem's `detail`, else the message. */
export const errorText = (error: unknown): string => {
  if (error instanceof ApiError && error.problem !== null) return error.problem.detail
  return error instanceof Error ? error.message : String(error)
}

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** The problem document of a refusal, if it came with one. */
export const problemOf = (error: unknown): Problem | null => (error instanceof ApiError ? error.problem : null)
