import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createInProcessBus,
  createLogger,
  createMemoryBlobs,
  createMemoryCaches,
  onLoopback,
  PublicKeys,
  readNumbers,
  startTelemetry,
  systemClock,
} from '@verandah/kit'
import { serviceNames } from '@verandah/contracts'
import { startGateway } from '@verandah/gateway'
import { Pool } from 'undici'
import type { NodeServer } from './start-node.ts'

/** Typical size of a list of searches. */
const body = JSON.stringify(
  Array.from({ length: 8 }, (_, n) => ({ id: `search-${n}`, status: 'completed', homes: 'x'.repeat(80) })),
)

const listen = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const startBare = (): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return listen((_, response) => void response.writeHead(200, headers).end(body))
}

/** A minimal proxy: forwards everything, without the gateway's duties or error handling. */
const startProxy = (upstreamUrl: string): Promise<number> => {
  const pool = new Pool(upstreamUrl)
  return listen(({ url = '/', headers: { connection: _, ...headers } }, response) => {
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

const nobody = 'http://127.0.0.1:1'

const startTheGateway = async (upstreamUrl: string, publicKey: string, perMinute: string): Promise<number> => {
  const urls = Object.fromEntries(serviceNames.map((name) => [name, upstreamUrl]))
  const { port } = await startGateway({
    platform: {
      environment: { RATE_LIMIT_PER_MINUTE: perMinute },
      storeUrl: '',
      bus: createInProcessBus(),
      caches: createMemoryCaches(),
      blobs: createMemoryBlobs(),
      clock: systemClock,
      log: createLogger({ level: 'info', destination: { write: () => undefined } }),
      accessTokenKeys: { byKid: PublicKeys.parse(publicKey) },
      gatewayProofKeys: ['a gateway proof key of this benchmark only'],
      placeOf: () => onLoopback,
    },
    serviceUrls: { ...urls, calendar: nobody },
  })
  return port
}

const start = async (server: NodeServer, upstreamUrl: string, publicKey: string): Promise<number> => {
  if (server === 'bare') return startBare()
  if (server === 'proxy') return startProxy(upstreamUrl)
  if (server === 'traced') await startTelemetry(nobody, 'bench', 0.01)
  return startTheGateway(upstreamUrl, publicKey, server === 'strict' ? '2' : '1000000000')
}

/** Questions that the bench may ask this process. */
const answers: Readonly<Record<string, () => unknown>> = {
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  answered: async () => {
    const counts = (await readNumbers()).matchAll(/^http_server_request_duration_seconds_count\{.*\} (\d+)$/gm)
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
  },
}

const [server, upstreamUrl = '', publicKey = ''] = process.argv.slice(2)
process.on('SIGINT', () => process.exit(0))
const answer = async (question: string) => process.send?.(await answers[question]?.())
process.on('message', (question) => void answer(String(question)))
process.send?.(await start(server as NodeServer, upstreamUrl, publicKey))
