import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Place } from '../s3-blobs.ts'
import { refusalOf } from './s3-signature.ts'

/**
 * How the server misbehaves: a refusal with status and code, no answer, a body that stops halfway, a connection that is
 * cut.
 */
export type S3Fault = { readonly status: number; readonly code: string } | 'silent' | 'stops' | 'cut'

export interface S3Server {
  /** What a client needs; the bucket is there and empty. */
  readonly place: Required<Omit<S3Place, 'prefix' | 'patience'>>
  /** Bytes by key. */
  readonly objects: Map<string, Uint8Array>
  /** Requests so far, as `PUT /bucket/key`. */
  readonly requests: string[]
  /** Answers the next requests like this, until `times` are over. */
  fail(fault: S3Fault, times?: number): void
  heal(): void
  close(): Promise<void>
}

const statusOf: Readonly<Record<string, number>> = { NoSuchKey: 404, NoSuchBucket: 404, XAmzContentSHA256Mismatch: 400 }

/** Starts a small S3: PUT, GET, DELETE and ListObjectsV2 of one bucket by path, for requests that are rightly signed. */
export const startS3 = async ({ pageSize = 1_000 } = {}): Promise<S3Server> => {
  const credentials = { accessKeyId: 'test-key-id', secretAccessKey: 'test secret/access+key' }
  const objects = new Map<string, Uint8Array>()
  const requests: string[] = []
  let faults: { fault: S3Fault; left: number } | undefined
  const takeFault = () => {
    if (!faults || faults.left === 0) return undefined
    faults.left -= 1
    return faults.fault
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', url = '', headers } = request
    requests.push(`${method} ${url}`)
    const body = await buffer(request)
    const fault = takeFault()
    if (fault !== undefined) return misbehave(fault, response)
    const refusal = refusalOf({ method, url, headers, body }, credentials)
    if (refusal !== undefined) return refuse(response, refusal, headers.authorization)
    serveObject(objects, { method, url: new URL(url, 'http://s3'), body, pageSize }, response)
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    place: { bucket: 'photos', endpoint: `http://127.0.0.1:${port}`, region: 'ap-southeast-2', credentials },
    objects,
    requests,
    fail: (fault, times = Infinity) => (faults = { fault, left: times }),
    heal: () => (faults = undefined),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Like AWS, repeats what was signed. */
const refuse = (response: ServerResponse, code: string, signed = '', status = statusOf[code] ?? 403): void => {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>${code}</Message><StringToSign>${signed}</StringToSign></Error>`)
}

const misbehave = (fault: S3Fault, response: ServerResponse): void => {
  if (fault === 'cut') response.destroy()
  else if (fault === 'stops') response.writeHead(200, { 'Content-Length': '1000' }).write('half')
  else if (fault !== 'silent') refuse(response, fault.code, '', fault.status)
}

interface Asked {
  readonly method: string
  readonly url: URL
  readonly body: Uint8Array
  readonly pageSize: number
}

const serveObject = (objects: Map<string, Uint8Array>, asked: Asked, response: ServerResponse): void => {
  const [, bucket, ...segments] = asked.url.pathname.split('/')
  const key = decodeURIComponent(segments.join('/'))
  const found = objects.get(key)
  if (bucket !== 'photos') refuse(response, 'NoSuchBucket')
  else if (key === '') response.end(pageOf(objects, asked))
  else if (asked.method === 'PUT') {
    objects.set(key, asked.body)
    response.end()
  } else if (asked.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (found) response.end(found)
  else refuse(response, 'NoSuchKey')
}

const pageOf = (objects: Map<string, Uint8Array>, { url, pageSize }: Asked): string => {
  const { prefix = '', 'continuation-token': from = '' } = Object.fromEntries(url.searchParams)
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > from).sort()
  const page = keys.slice(0, pageSize)
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
  )
  const isCut = keys.length > page.length
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`
}
