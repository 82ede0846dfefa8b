import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A request as it came over the wire: `url` is path and query, still encoded. */
export interface SignedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Uint8Array
}

export interface S3Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const signed =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([\w-]+)\/s3\/aws4_request), SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Uint8Array, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The code by which S3 refuses a request, by Signature Version 4 as AWS documents it; undefined if it is rightly
 * signed.
 */
export function refusalOf({ method, url, headers, body }: SignedRequest, keys: S3Keys): string | undefined {
  const [, accessKeyId, scope = '', region = '', names = '', signature] = signed.exec(headers.authorization ?? '') ?? []
  const payload = String(headers['x-amz-content-sha256'])
  if (signature === undefined) return 'AccessDenied'
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)))
    return 'AccessDenied'
  const [path = '', query = ''] = url.split('?')
  const headerLines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const request = [method, path, sortedQuery(query), headerLines.join(''), names, payload].join('\n')
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, sha256(request)].join('\n')
  const [day = ''] = scope.split('/')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${keys.secretAccessKey}`, day))
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const sortedQuery = (query: string) =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&')
