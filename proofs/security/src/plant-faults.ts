import { createServer, request as openRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AnyRoute } from '@verandah/contracts'
import type { AnyService, Call } from '@verandah/kit'
import { serviceLoaders, type ServiceLoaders } from '@verandah/runtime'
import { sameOriginHeaders } from './asking.ts'
import type { TestedProduct } from './start-tested-product.ts'

type Handle = (call: Call) => Promise<unknown>

export interface Fault {
  readonly route: AnyRoute
  /** Replaces the route's handler; receives the original. */
  readonly spoil: (handle: Handle) => Handle
}

/** Loads the services with the faults planted in their routes. */
export function withFaults(faults: readonly Fault[]): ServiceLoaders {
  const entries = Object.entries(serviceLoaders).map(
    ([name, load]) => [name, () => load().then(spoiled(faults))] as const,
  )
  return Object.fromEntries(entries) as ServiceLoaders
}

const spoiled =
  (faults: readonly Fault[]) =>
  (service: AnyService): AnyService => ({
    ...service,
    routes: service.routes.map((served) => {
      const fault = faults.find(({ route }) => route.name === served.route.name)
      if (!fault) return served
      return { ...served, create: (context: unknown) => fault.spoil(served.create(context) as Handle) as never }
    }),
  })

/** The gateway's responses, forwarded with their headers, promise this keep-alive. */
const asLongAsTheGatewayMs = 65_000

/** Starts a proxy before the product that makes every request look same-origin. */
export async function startForgetfulDoor({ baseUrl }: TestedProduct): Promise<{ baseUrl: string; close(): void }> {
  const { hostname, port, host } = new URL(baseUrl)
  const server: Server = createServer({ keepAliveTimeout: asLongAsTheGatewayMs }, (incoming, answer) => {
    const headers = { ...incoming.headers, ...sameOriginHeaders(baseUrl), host }
    const { method, url: path } = incoming
    const outgoing = openRequest({ hostname, port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 0, reply.headers)
      reply.pipe(answer)
    })
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
