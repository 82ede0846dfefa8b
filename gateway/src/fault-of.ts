import type { IncomingMessage } from 'node:http'
import { AppError } from '@verandah/kit'

/** Node's parser drops headers after the two thousandth. */
const mostFields = 1000
const plainHost = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d*)?$/i

/**
 * Returns request faults that Node's parser accepts and another parser may read differently (RFC 9112, request
 * smuggling): version, host, body length.
 */
export function faultOf({ httpVersion, headers, rawHeaders }: IncomingMessage): AppError | null {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return unclear('Send it as HTTP/1.1.')
  if (rawHeaders.length > 2 * mostFields) return unclear('Send fewer headers.')
  if (countHosts(rawHeaders) > 1 || !plainHost.test(headers.host ?? '')) return unclear('Name one host.')
  const coding = headers['transfer-encoding']
  const isCoded = coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')
  return isCoded ? unclear('Send the body with its length, or in chunks.') : null
}

const countHosts = (rawHeaders: readonly string[]): number => {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

const unclear = (remedy: string) =>
  new AppError('invalid', { code: 'unclear-request', detail: `This request can be read in two ways. ${remedy}` })
