import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Place } from '../s3-blobs.ts'
import { refusalOf, type S3Keys } from './s3-signature.ts'

/**
 * How the server misbehaves: a refusal with status and code, no answer, a body that stops halfway, a connection that is
 * cut.
 */
export type S3Fault = { readonly status: number; readonly code: string } | 'silent' | 'stops' | 'cut'

export interface S3Server {
  /** What a client needs; the bucket is there and empty. */
  readonly place: Pick<S3Place, 'bucket' | 'endpoint' | 'region'> & { readonly credentials: S3Keys }
  /** The same, as settings of a process. */
  readonly settings: Readonly<Record<string, string>>
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

/**
 * Starts a small S3: PUT, GET, DELETE and ListObjectsV2 of one bucket by path, for requests that are rightly signed.
 */
export async function startS3({ pageSize = 1_000 } = {}): Promise<S3Server> {
  const credentials = { accessKeyId: 'test-key-id', secretAccessKey: 'test secret/access+key' }
  const state: State = { objects: new Map(), requests: [], pageSize, credentials }
  const server = createServer((request, response) => {
    answer(state, request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const place = { bucket: 'photos', endpoint: `http://127.0.0.1:${port}`, region: 'ap-southeast-2', credentials }
  return {
    place,
    settings: {
      S3_BUCKET: place.bucket,
      S3_ENDPOINT: place.endpoint,
      S3_REGION: place.region,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    objects: state.objects,
    requests: state.requests,
    fail: (fault, times = Infinity) => (state.fault = { fault, left: times }),
    heal: () => delete state.fault,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

interface State {
  readonly objects: Map<string, Uint8Array>
  readonly requests: string[]
  readonly pageSize: number
  readonly credentials: S3Keys
  fault?: { readonly fault: S3Fault; left: number }
}

const answer = async (state: State, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = '', url = '', headers } = request
  state.requests.push(`${method} ${url}`)
  const body = await buffer(request)
  const refusal = refusalOf({ method, url, headers, body }, state.credentials)
  if (state.fault && state.fault.left > 0) {
    state.fault.left -= 1
    misbehave(state.fault.fault, response)
  } else if (refusal !== undefined) refuse(response, refusal, headers.authorization)
  else serveObject(state.objects, { method, url: new URL(url, 'http://s3'), body, pageSize: state.pageSize }, response)
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
