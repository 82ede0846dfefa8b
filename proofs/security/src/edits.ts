import type { AnyRoute } from '@verandah/contracts'
import { requestOf, type Asking } from './asking.ts'
import { writeJson } from './hostile-values.ts'
import { putAt } from './places.ts'
import type { WireRequest } from './send-request.ts'

/** One difference from a call that would succeed. */
export type Edit =
  | {
      readonly kind: 'field'
      readonly part: 'body' | 'params' | 'query' | 'headers'
      readonly name: string
      readonly value: unknown
    }
  | { readonly kind: 'drop'; readonly name: string }
  | { readonly kind: 'body'; readonly value: unknown }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'suffix'; readonly text: string }

/** Applies the edits to a call, in order. */
export function editRequest(route: AnyRoute, asking: Asking, baseUrl: string, edits: readonly Edit[]): WireRequest {
  const edited = edits.reduce(editAsking, asking)
  const request = requestOf(
    route,
    { ...edited, params: encodable(edited.params), query: encodable(edited.query) },
    baseUrl,
  )
  const isJson = route.bodyType === undefined && edited.body !== undefined
  const written = isJson ? { ...request, body: writeJson(edited.body) } : request
  return edits.reduce(editWire, written)
}

const editAsking = (asking: Asking, edit: Edit): Asking => {
  if (edit.kind === 'field') return putField(asking, edit)
  if (edit.kind === 'body') return { ...asking, body: edit.value }
  if (edit.kind !== 'drop' || !isRecord(asking.body)) return asking
  return { ...asking, body: Object.fromEntries(Object.entries(asking.body).filter(([name]) => name !== edit.name)) }
}

const putField = (asking: Asking, { part, name, value }: Extract<Edit, { kind: 'field' }>): Asking =>
  part === 'body' && !isRecord(asking.body) ? asking : putAt(asking, { part, name, isDeclared: true }, value)

const editWire = (request: WireRequest, edit: Edit): WireRequest => {
  if (edit.kind === 'text') return { ...request, body: edit.text }
  return edit.kind === 'suffix' ? { ...request, path: request.path + edit.text } : request
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A lone surrogate cannot be encoded in an address; browsers send U+FFFD instead. */
const encodable = (record: Readonly<Record<string, string>> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, text]) => [name, Buffer.from(text).toString('utf8')]))

/** Prints a request so that it can be repeated, without its cookies. */
export function printRequest({ method, path, headers, body }: WireRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path}`, ...lines, '', body ?? ''].map((line) => line.slice(0, 1_000)).join('\n')
}
