import type { WireAnswer } from './send-request.ts'

const telling = ['content-type', 'cache-control', 'location', 'link', 'allow', 'www-authenticate', 'retry-after']
const changing: readonly (readonly [RegExp, string])[] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>'],
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>'],
  [/\d{8}T\d{6}Z/g, '<time>'],
  [/<[0-9a-f]{32}>/g, '<id of a document>'],
  [/canary-(fresh|somebody)-\d+/g, '<canary>'],
  [/"revision":\d+/g, '"revision":<number>'],
  [/(?:"<id>",?)+/g, '"<id>"'],
]

/**
 * Returns what a response reveals, without anything that differs between any two responses, and without the sent value.
 */
const tellOf = ({ status, headers, text }: WireAnswer, sent: string): string => {
  const shown = telling.map((name) => `${name}: ${String(headers[name])}`).join('\n')
  const whole = `${status}\n${shown}\n${text}`.replaceAll(sent, '<sent>').replaceAll(encodeURIComponent(sent), '<sent>')
  return changing.reduce((masked, [pattern, name]) => masked.replace(pattern, name), whole)
}

interface Probe {
  readonly answer: WireAnswer
  /** The id in question. */
  readonly sent: string
}

/** Returns the difference between the responses for a foreign id and for a missing one. Null if there is none. */
export function tellApart(foreign: Probe, missing: Probe): string | null {
  const [ofForeign, ofMissing] = [foreign, missing].map(({ answer, sent }) => tellOf(answer, sent).split('\n'))
  const at = ofForeign?.findIndex((line, index) => line !== ofMissing?.[index]) ?? 0
  return at === -1 ? null : `foreign: ${ofForeign?.[at] ?? ''}\nmissing: ${ofMissing?.[at] ?? ''}`
}
