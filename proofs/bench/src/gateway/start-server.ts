import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import {
  createInProcessBus,
  createLogger,
  createMemoryBlobs,
  createMemoryCaches,
  PublicKeys,
  startTelemetry,
  systemClock,
} from '@verandah/kit'
import { serviceNames } from '@verandah/contracts'
import { startGateway } from '@verandah/gateway'
import { Pool } from 'undici'

/** Typical size of a list of searches. */
const body = JSON.stringify(
  Array.from({ length: 8 }, (_, n) => ({ id: `search-${n}`, status: 'completed', homes: 'x'.repeat(80) })),
)

interface Place {
  readonly port: number
  readonly upstreamUrl: string
  /** Of the tokens that the gateway verifies. */
  readonly publicKey: string
}

const listenAt = (port: number, listener: RequestListener) => once(createServer(listener).listen(port), 'listening')

const startBare = ({ port }: Place) => {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return listenAt(port, (_, response) => void response.writeHead(200, headers).end(body))
}

/** A minimal proxy: forwards everything, without the gateway's duties or error handling. */
const startProxy = ({ port, upstreamUrl }: Place) => {
  const pool = new Pool(upstreamUrl)
  return listenAt(port, ({ url = '/', headers: { connection: _, ...headers } }, response) => {
    pool.dispatch(
      { path: url, method: 'GET', headers },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, status, { connection: _1, 'keep-alive': _2, ...given }) =>
          void response.writeHead(status, given),
        onResponseData: (_controller, chunk) => void response.write(chunk),
        onResponseEnd: () => void response.end(),
        onResponseError: () => void response.destroy(),
      },
    )
  })
}

/** The gateway as the product starts it, with every service at `upstreamUrl`. */
const startMeasuredGateway = ({ port, upstreamUrl, publicKey }: Place) =>
  startGateway({
    platform: {
      environment: { RATE_LIMIT_PER_MINUTE: '1000000000' },
      storeUrl: '',
      bus: createInProcessBus(),
      caches: createMemoryCaches(),
      blobs: createMemoryBlobs(),
      clock: systemClock,
      log: createLogger({ level: 'info', destination: { write: () => undefined } }),
      accessTokenKeys: { byKid: PublicKeys.parse(publicKey) },
      gatewayProofKeys: ['a gateway proof key of this benchmark only'],
      placeOf: () => ({ host: '127.0.0.1', port }),
    },
    serviceUrls: Object.fromEntries(serviceNames.map((name) => [name, upstreamUrl])),
  })

export const nodeServers = {
  bare: startBare,
  proxy: startProxy,
  gateway: startMeasuredGateway,
  /** Records one trace in a hundred. */
  traced: async (place: Place) => {
    await startTelemetry('http://127.0.0.1:1', 'bench', 0.01)
    return startMeasuredGateway(place)
  },
}
