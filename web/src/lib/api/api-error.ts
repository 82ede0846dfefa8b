import type { Problem } from '@verandah/contracts'

/** A refused call. The message is always `status: body text`; `problem` is the parsed RFC 9457 document when it is one. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly problem: Problem | null

  constructor({ status, text, problem }: { status: number; text: string; problem: Problem | null }) {
    super(`${status}: ${text}`)
    this.status = status
    this.problem = problem
  }
}

export const apiErrorOf = async (response: Response): Promise<ApiError> => {
  const body = await response.text()
  return new ApiError({
    status: response.status,
    text: body === '' ? response.statusText : body,
    problem: problemIn(body),
  })
}

const problemIn = (body: string): Problem | null => {
  try {
    const parsed: unknown = JSON.parse(body)
    return isProblem(parsed) ? parsed : null
  } catch {
    return null
  }
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'detail' in value && 'status' in value

export const unreachable = 'Verandah can’t be reached. Check your connection and try again.'

/** What a person reads of an error: a problem's `detail`, else the message; a browser's own words for a failed fetch are not shown. */
export const errorText = (error: unknown): string => {
  if (error instanceof ApiError && error.problem !== null) return error.problem.detail
  if (error instanceof TypeError) return unreachable
  return error instanceof Error ? error.message : String(error)
}

export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof ApiError && error.status === status

/** The server has understood what was asked and says why it will not do it; not that it could not. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.problem !== null

/** The problem document of a refusal, if it came with one. */
export const problemOf = (error: unknown): Problem | null => (error instanceof ApiError ? error.problem : null)
