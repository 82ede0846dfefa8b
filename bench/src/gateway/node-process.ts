import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createInProcessBus,
  createLogger,
  createMemoryCaches,
  onLoopback,
  PublicKeys,
  systemClock,
} from '@verandah/kit'
import { serviceNames } from '@verandah/contracts'
import { startGateway } from '@verandah/gateway'

/** About what a list of searches weighs. */
const body = JSON.stringify(
  Array.from({ length: 8 }, (_, n) => ({ id: `search-${n}`, status: 'completed', homes: 'x'.repeat(80) })),
)

const startBare = async (): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const startTheGateway = async (upstreamUrl: string, publicKey: string | undefined): Promise<number> => {
  const { port } = await startGateway({
    platform: {
      environment: { RATE_LIMIT_PER_MINUTE: '1000000000' },
      storeUrl: '',
      bus: createInProcessBus(),
      caches: createMemoryCaches(),
      clock: systemClock,
      log: createLogger({ level: 'warn' }),
      accessTokenKeys: { byKid: PublicKeys.parse(publicKey) },
      gatewayProofKeys: ['a gateway proof key of this benchmark only'],
      placeOf: () => onLoopback,
    },
    serviceUrls: Object.fromEntries(serviceNames.map((name) => [name, upstreamUrl])),
  })
  return port
}

const [server, upstreamUrl = '', publicKey] = process.argv.slice(2)
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.send?.(server === 'gateway' ? await startTheGateway(upstreamUrl, publicKey) : await startBare())
