/**
 * The client protocol of NATS (https://docs.nats.io/reference/reference-protocols/nats-protocol), as far as the product
 * speaks it.
 */
export type Command =
  | { readonly verb: 'PING' | 'PONG' | 'CONNECT' }
  | { readonly verb: 'SUB'; readonly subject: string; readonly sid: string }
  | { readonly verb: 'UNSUB'; readonly sid: string; readonly most: number | undefined }
  | ({ readonly verb: 'PUB'; readonly reply: string | undefined } & Content)

/** A message without its address. Headers begin with their `NATS/1.0` line. */
export interface Content {
  readonly subject: string
  readonly headers: Buffer | undefined
  readonly data: Buffer
}

const lineEnd = '\r\n'

/** Splits a byte stream into commands. */
export const createReader = (onCommand: (command: Command) => void): ((chunk: Buffer) => void) => {
  let rest: Buffer = Buffer.alloc(0)
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    for (;;) {
      const end = rest.indexOf(lineEnd)
      if (end < 0) return
      const [verb = '', ...words] = rest.toString('latin1', 0, end).split(' ')
      const bodyAt = end + lineEnd.length
      const size = /^H?PUB$/i.test(verb) ? Number(words.at(-1)) : undefined
      const next = size === undefined ? bodyAt : bodyAt + size + lineEnd.length
      if (rest.length < next) return
      const body = size === undefined ? Buffer.alloc(0) : Buffer.from(rest.subarray(bodyAt, bodyAt + size))
      rest = rest.subarray(next)
      onCommand(commandOf(verb.toUpperCase(), words, body))
    }
  }
}

const commandOf = (verb: string, words: string[], body: Buffer): Command => {
  const [first = '', second = ''] = words
  if (verb === 'SUB') return { verb, subject: first, sid: words.at(-1) ?? '' }
  if (verb === 'UNSUB') return { verb, sid: first, most: second === '' ? undefined : Number(second) }
  if (verb === 'PUB') return { verb, subject: first, reply: words[2] && second, headers: undefined, data: body }
  if (verb === 'HPUB') {
    const headersSize = Number(words.at(-2))
    const headers = body.subarray(0, headersSize)
    return { verb: 'PUB', subject: first, reply: words[3] && second, headers, data: body.subarray(headersSize) }
  }
  if (verb === 'PING' || verb === 'PONG' || verb === 'CONNECT') return { verb }
  throw new Error(`The broker does not know ${verb}`)
}

/** Encodes a message for a subscription. */
export function encodeMessage(sid: string, reply: string | undefined, { subject, headers, data }: Content): Buffer {
  const address = [subject, sid, ...(reply === undefined ? [] : [reply])].join(' ')
  const sizes = headers ? `${headers.length} ${headers.length + data.length}` : String(data.length)
  const line = `${headers ? 'HMSG' : 'MSG'} ${address} ${sizes}${lineEnd}`
  return Buffer.concat([Buffer.from(line), headers ?? Buffer.alloc(0), data, Buffer.from(lineEnd)])
}

/** Headers that carry a status only, as a broker answers a pull. */
export function statusHeaders(status: string, more: Record<string, string> = {}): Buffer {
  const lines = Object.entries(more).map(([name, value]) => `${name}: ${value}${lineEnd}`)
  return Buffer.from(`NATS/1.0 ${status}${lineEnd}${lines.join('')}${lineEnd}`)
}

export function headerIn(headers: Buffer | undefined, name: string): string | undefined {
  return new RegExp(`^${name}: ?(.*)$`, 'im').exec(headers?.toString('utf8') ?? '')?.[1]?.trim()
}

/** By filter and subject. */
const known = new Map<string, Map<string, boolean>>()
const mostKnown = 1_000

/** Whether a subject matches a filter with `*` and `>`. */
export function matches(filter: string, subject: string): boolean {
  if (filter === subject || filter === '>') return true
  const subjects = known.get(filter) ?? new Map<string, boolean>()
  const before = subjects.get(subject)
  if (before !== undefined) return before
  if (subjects.size > mostKnown) subjects.clear()
  if (known.size > mostKnown) known.clear()
  const isMatch = /[*>]/.test(filter) && compareWords(filter.split('.'), subject.split('.'))
  known.set(filter, subjects.set(subject, isMatch))
  return isMatch
}

const compareWords = (wanted: readonly string[], found: readonly string[]): boolean => {
  if (wanted.at(-1) === '>')
    return found.length >= wanted.length && wanted.slice(0, -1).every((word, at) => word === '*' || word === found[at])
  return wanted.length === found.length && wanted.every((word, at) => word === '*' || word === found[at])
}
