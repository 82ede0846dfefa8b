import type { Problem } from '@verandah/contracts'

/** An error response. The message is `status: body text`; `problem` holds the RFC 9457 document if the body is one. */
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

export async function apiErrorOf(response: Response): Promise<ApiError> {
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

const unreadable = 'Verandah’s answer can’t be read. If this network has a log-in page, log in there and try again.'

/**
 * Returns the message to display: a problem's `detail`, else the error's message. Hides the wording of browsers and
 * the pages of proxies.
 */
export function errorText(error: unknown): string {
  if (error instanceof ApiError) return error.problem?.detail ?? proxyText(error)
  if (error instanceof TypeError) return unreachable
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof SyntaxError ? unreadable : error.message
}

/** Services answer with problem documents; a page of markup comes from a proxy between. */
const proxyText = ({ status, message }: ApiError): string => {
  if (!/^\d+: *</.test(message)) return message
  return status === 429
    ? 'Too many requests at once. Wait a minute and try again.'
    : `Verandah couldn’t answer (error ${status}). Try again in a moment.`
}

export function hasStatus(error: unknown, status: number): boolean {
  return error instanceof ApiError && error.status === status
}

/** Takes a 404 for success: what was to be ended has ended already. */
export function unlessGone(ending: Promise<unknown>): Promise<void> {
  return ending.then(
    () => undefined,
    (error: unknown) => {
      if (!hasStatus(error, 404)) throw error
    },
  )
}

/** True for a 4xx response with a problem document: the server refused the request, rather than failed to answer it. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.problem !== null
}

export function problemOf(error: unknown): Problem | null {
  return error instanceof ApiError ? error.problem : null
}
