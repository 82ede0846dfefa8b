import { parse } from 'node:querystring'
import { Problem, type AnyRoute } from '@verandah/contracts'
import type { ZodMiniType } from 'zod/mini'
import { operationOf } from './document.ts'
import { exposedRoutes } from './exposed-routes.ts'
import type { WireAnswer, WireRequest } from './send-request.ts'

/** Headers that clients act on. The version of a response is not promised: every JSON response has one. */
const promised = ['x-revision', 'x-total-count', 'x-unread-count', 'link']

/** Describes how a response violates its route's contract; null if it does not. */
export function evaluateAnswer(asked: AnyRoute, request: WireRequest, answer: WireAnswer): string | null {
  if (answer.status >= 500) return `answered ${answer.status}: ${answer.text}`
  const route = answeringRoute(asked, request)
  return answer.status === route.status ? evaluateReply(route, answer) : evaluateRefusal(route, request, answer)
}

/** Another call may respond at the same address: the query decides, as in the service. */
const answeringRoute = (asked: AnyRoute, { path }: WireRequest): AnyRoute => {
  const query = parse(path.slice(path.indexOf('?') + 1 || path.length))
  const here = exposedRoutes.filter((route) => route.path === asked.path && route.method === asked.method)
  const onQuery = here.find(({ onQuery: fields }) =>
    Object.keys(query).some((name) => fields && Object.hasOwn(fields.shape, name)),
  )
  return onQuery ?? here.find((route) => !route.onQuery) ?? asked
}

const evaluateReply = (route: AnyRoute, { headers, text }: WireAnswer): string | null => {
  const { reply, replyType, status } = route
  const documented = Object.keys(operationOf(route).responses[status]?.headers ?? {}).map((name) => name.toLowerCase())
  const secret = promised.filter((name) => headers[name] !== undefined && !documented.includes(name))
  if (secret.length > 0) return `sent ${secret.join(', ')}, which its document does not name`
  const type = headers['content-type'] ?? ''
  if (replyType) return isOneOf(type, [replyType].flat()) ? null : `sent ${type} for ${String(replyType)}`
  if (reply === undefined) return text === '' ? null : `sent a body where none is due: ${text}`
  if (!type.startsWith('application/json')) return `sent ${type} for JSON`
  return evaluateJson(reply as ZodMiniType, text)
}

const isOneOf = (type: string, declared: readonly string[]): boolean =>
  declared.some((one) => type.startsWith(one.split(';')[0] ?? ''))

const evaluateRefusal = (
  route: AnyRoute,
  request: WireRequest,
  { status, headers, text }: WireAnswer,
): string | null => {
  if (!(status in operationOf(route).responses) && !(status === 404 && isElsewhere(route, request)))
    return `answered ${status}, which nobody documented: ${text}`
  const type = headers['content-type'] ?? ''
  // A person who opened the page of a link reads a page again.
  if (route.replyType === 'text/html' && status === 404 && type.startsWith('text/html')) return null
  if (!type.startsWith('application/problem+json')) return `refused with ${status} as ${type}: ${text}`
  const said = (parsed(text) as { status?: unknown } | undefined)?.status
  const isProblem = Problem.safeParse(parsed(text)).success
  return isProblem && said === status ? null : `refused with ${status} without a problem document: ${text}`
}

/** A changed address may not exist. */
const isElsewhere = ({ path }: AnyRoute, request: WireRequest): boolean => request.path.split('?', 1)[0] !== path

const evaluateJson = (schema: ZodMiniType, text: string): string | null => {
  const body = parsed(text)
  const result = schema.safeParse(body)
  if (!result.success) return `sent what its contract does not allow: ${JSON.stringify(result.error.issues)} in ${text}`
  const extra = findUndocumented(body, result.data)
  return extra === null ? null : `sent ${extra}, which its contract does not name: ${text}`
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Returns the first field that parsing by the contract drops. */
const findUndocumented = (sent: unknown, read: unknown, at = 'body'): string | null => {
  if (typeof sent !== 'object' || sent === null) return null
  for (const [name, value] of Object.entries(sent)) {
    const kept = (read as Record<string, unknown> | undefined)?.[name]
    if (kept === undefined && value !== null) return `${at}.${name}`
    const deeper = findUndocumented(value, kept, `${at}.${name}`)
    if (deeper !== null) return deeper
  }
  return null
}
