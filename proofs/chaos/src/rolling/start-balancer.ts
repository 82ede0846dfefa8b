import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** One address for several processes, like a Kubernetes Service. */
export interface Balancer {
  readonly url: string
  readonly isReady: (port: number) => boolean
  close(): Promise<void>
}

const lookMs = 500

/** Forwards connections round-robin to the ports whose `/readyz` reports ready. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const ready = new Set<number>()
  const sockets = new Set<Socket>()
  let turn = 0
  const server = createServer({ noDelay: true }, (incoming) => {
    const port = [...ready][(turn += 1) % Math.max(1, ready.size)]
    if (port === undefined) incoming.destroy()
    else join(incoming, connect({ port, host: '127.0.0.1', noDelay: true }), sockets)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const look = () =>
    Promise.all(
      ports.map(async (port) => {
        if (await isTaking(port)) ready.add(port)
        else ready.delete(port)
      }),
    )
  await look()
  const looking = setInterval(() => void look(), lookMs)
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isReady: (port) => ready.has(port),
    close: async () => {
      clearInterval(looking)
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const isTaking = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    async (reply) => (await reply.arrayBuffer(), reply.ok),
    () => false,
  )

/** Pipes both sockets into each other, including their ends. */
const join = (incoming: Socket, outgoing: Socket, sockets: Set<Socket>): void => {
  for (const [one, other] of [
    [incoming, outgoing],
    [outgoing, incoming],
  ] as const) {
    sockets.add(one)
    one.pipe(other)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      sockets.delete(one)
      other.destroySoon()
    })
  }
}
