import { logError } from '@/lib/log-error.ts'
import { noteReply } from '@/lib/offline/saved-at.ts'
import { apiErrorOf } from './api-error.ts'

export interface Request {
  method: string
  body?: unknown
  signal?: AbortSignal | undefined
}

/** One call with the session's cookies. Throws ApiError for an answer that is not OK; a failed fetch is logged and re-thrown. */
export const sendRequest = async (href: string, { method, body, signal }: Request): Promise<Response> => {
  const response = await fetch(href, {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted !== true) logError(`${method} ${href} failed`, error)
    throw error
  })
  noteReply(response.headers)
  if (!response.ok) throw await apiErrorOf(response)
  return response
}
