import type { AnyRoute, Auth } from '@verandah/contracts'
import { maskText } from './mask-text.ts'
import type { RecordedCall } from './record-calls.ts'

const heading = `# Calls

Made by \`npm run generate api-docs\` from requests that were sent to the running product; a test fails when a call is missing here or answers
otherwise. Ids, times and secrets are masked, long texts are cut. The whole contract is at \`/api/openapi.json\`.

| call | who | request | answer |
| --- | --- | --- | --- |
`

/** Renders the page of every call: one sent request and its response. */
export function apiDocument(calls: readonly RecordedCall[]): string {
  return heading + calls.map(lineOf).join('')
}

const lineOf = ({ route, request, answer }: RecordedCall): string => {
  const path = maskText(decodeURIComponent(request.path))
  const asked = [`${request.method} ${path}`, shownBody(route.bodyType ?? '', request.body ?? '')]
  const answered = [String(answer.status), shownBody(String(route.replyType ?? ''), answer.text)]
  const cells = [nameOf(route), callers[route.auth], cellOf(asked), cellOf(answered)]
  return `| ${cells.join(' | ')} |\n`
}

const nameOf = ({ method, path, summary }: AnyRoute): string =>
  `\`${method} ${path}\` ${summary.replaceAll('|', '\\|')}`

const callers: Readonly<Record<Auth, string>> = {
  public: 'anybody',
  session: 'signed in',
  token: 'holder of a token',
  signature: 'signed by Stripe',
}

const cellOf = (texts: string[]): string =>
  texts
    .filter((text) => text !== '')
    .map(codeOf)
    .join(' ')

const codeOf = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('`', "'")}\``

/** Shows only the type of bodies that are not JSON, and the beginning of every value in JSON. */
const shownBody = (type: string, text: string): string => {
  if (text === '') return ''
  if (type !== '' && !type.includes('json')) return `(${type})`
  return JSON.stringify(shortened(JSON.parse(maskText(text)) as unknown, 0))
}

const longestText = 60
const mostFields = 8
const deepest = 2

const shortened = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return value.length > longestText ? `${value.slice(0, longestText)}…` : value
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return '…'
  if (Array.isArray(value)) return value.slice(0, 1).map((item) => shortened(item, depth + 1))
  const entries = Object.entries(value)
  const shown = entries.slice(0, mostFields).map(([name, field]) => [name, shortened(field, depth + 1)] as const)
  return Object.fromEntries(entries.length > mostFields ? [...shown, ['…', `${entries.length} fields`]] : shown)
}
