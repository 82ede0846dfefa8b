import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A TCP proxy that treats connections as failing hardware does. */
export interface Proxy {
  readonly port: number
  /** Delays everything that clients send by `ms` milliseconds; 0 ends it. */
  slow(ms: number): void
  /** Leaves every open connection half-open: nothing passes any more, and neither side learns of it. */
  forget(): void
  /** The same, and new connections are silent too, until `heal`. */
  vanish(): void
  heal(): void
  close(): Promise<void>
}

/** `target` is a port of this machine. */
export async function startProxy(target: number): Promise<Proxy> {
  const links = new Set<Link>()
  const state = { delayMs: 0, isGone: false }
  const server = createServer((client) => {
    const link: Link = { ends: [client, connect(target, '127.0.0.1')], isSilent: state.isGone }
    links.add(link)
    const [, upstream] = link.ends
    pass(link, { from: client, to: upstream, delayMs: () => state.delayMs })
    pass(link, { from: upstream, to: client, delayMs: () => 0 })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const forget = () => links.forEach((link) => (link.isSilent = true))
  return {
    port: (server.address() as AddressInfo).port,
    slow: (ms) => (state.delayMs = ms),
    forget,
    vanish: () => {
      state.isGone = true
      forget()
    },
    heal: () => {
      state.delayMs = 0
      state.isGone = false
    },
    close: async () => {
      server.close()
      for (const { ends } of links) ends.forEach((socket) => socket.destroy())
      await once(server, 'close')
    },
  }
}

interface Link {
  readonly ends: readonly [client: Socket, server: Socket]
  isSilent: boolean
}

/** Passes bytes on in their order, then the end of the connection. */
const pass = (link: Link, { from, to, delayMs }: { from: Socket; to: Socket; delayMs: () => number }): void => {
  let passed = Promise.resolve()
  const after = (ms: number, work: () => void) => {
    const waited = ms > 0 ? delay(ms) : undefined
    passed = passed.then(async () => {
      await waited
      if (!link.isSilent) work()
    })
  }
  from.setNoDelay(true)
  from.on('data', (bytes) => after(delayMs(), () => to.write(bytes)))
  from.on('error', () => undefined)
  from.on('close', () => after(0, () => to.destroy()))
}
