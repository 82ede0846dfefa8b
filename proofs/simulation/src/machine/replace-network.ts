import { AsyncResource } from 'node:async_hooks'
import http from 'node:http'
import net from 'node:net'
import { MemorySocket, refusedError, setConnecting, type Route } from './memory-socket.ts'
import { currentProcess, type Process, type Timeline } from './timeline.ts'

interface Listener {
  readonly server: net.Server
  readonly owner: Process | undefined
  readonly accept: (socket: () => MemorySocket) => MemorySocket
}

/** Every connection of this thread, in memory. */
export interface Network extends Route {
  /** Sets the delays between processes. */
  delay: Route['delayMs']
  /** Ports of which a connection to one port picks any that listens, as behind a load balancer. */
  readonly balance: Map<number, readonly number[]>
  /** Cuts the connections that this holds for. */
  cut(isCut: (one: Process | undefined, other: Process | undefined) => boolean): void
  /** Closes everything, for the next history. */
  clear(): void
}

const clearRealInterval = clearInterval
const firstFreePort = 20_000
const evenDelay = () => 0.1

/** Replaces listening and connecting in this thread: a port is a name in one map. */
export function replaceNetwork(line: () => Timeline): Network {
  const listeners = new Map<number, Listener>()
  const sockets = new Set<MemorySocket>()
  let freePort = firstFreePort
  const network: Network = {
    balance: new Map(),
    delay: evenDelay,
    delayMs: (from, to) => network.delay(from, to),
    cut: (isCut) => {
      for (const socket of sockets) if (isCut(socket.owner, socket.peer?.owner)) socket.cut()
    },
    clear: () => {
      for (const socket of sockets) socket.abandon()
      sockets.clear()
      listeners.clear()
      network.balance.clear()
      network.delay = evenDelay
      freePort = firstFreePort
    },
  }
  const ends = { line, route: network }
  const open = (options: ConstructorParameters<typeof MemorySocket>[1]) => {
    const socket = new MemorySocket(ends, options)
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.owner?.onDeath.add(() => sockets.delete(socket))
    return socket
  }
  const nextPort = () => {
    freePort += 1
    return freePort
  }
  replaceListening(listeners, line, nextPort)
  replaceConnecting(listeners, { line, network, open, nextPort })
  return network
}

const replaceListening = (listeners: Map<number, Listener>, line: () => Timeline, nextPort: () => number): void => {
  net.Server.prototype.listen = function listen(this: net.Server, ...args: unknown[]): net.Server {
    const [options, done] = normalize(args)
    const port = Number(options.port ?? 0) || nextPort()
    const scope = new AsyncResource('Listener')
    const owner = currentProcess()
    const remove = () => {
      if (listeners.get(port)?.server === this) listeners.delete(port)
    }
    listeners.set(port, { server: this, owner, accept: (create) => scope.runInAsyncScope(create) })
    owner?.onDeath.add(remove)
    Object.assign(this, {
      _handle: {
        close: remove,
        ref: () => undefined,
        unref: () => undefined,
        getsockname: (out: object) => void Object.assign(out, { address: '127.0.0.1', family: 'IPv4', port }),
      },
    })
    if (done) this.once('listening', done)
    line().after(0, () => {
      this.emit('listening')
      stopChecking(this)
    })
    return this
  } as typeof net.Server.prototype.listen
}

/** An HTTP server looks for slow connections by a real timer. */
const stopChecking = (server: net.Server): void => {
  const name = Object.getOwnPropertySymbols(server).find(({ description }) => description?.includes('CheckingInterval'))
  if (name) clearRealInterval((server as unknown as Record<symbol, NodeJS.Timeout>)[name])
}

type Connecting = {
  readonly line: () => Timeline
  readonly network: Network
  readonly open: (options?: ConstructorParameters<typeof MemorySocket>[1]) => MemorySocket
  readonly nextPort: () => number
}

const replaceConnecting = (listeners: Map<number, Listener>, { line, network, open, nextPort }: Connecting): void => {
  const portFor = (port: number): number => {
    const behind = (network.balance.get(port) ?? []).filter((one) => listeners.has(one))
    return behind.length === 0 ? port : line().random.pick(behind)
  }
  const connect = (...args: unknown[]): MemorySocket => {
    const [options, done] = normalize(args)
    const socket = open()
    const remote = portFor(Number(options.port))
    setConnecting(socket, true)
    if (done) socket.once('connect', done)
    if (typeof options.timeout === 'number') socket.setTimeout(options.timeout)
    const local = nextPort()
    line().after(network.delayMs(socket.owner, listeners.get(remote)?.owner), () => {
      if (socket.destroyed) return
      const listener = listeners.get(remote)
      if (listener === undefined) {
        setConnecting(socket, false)
        socket.destroy(refusedError(remote))
        return
      }
      const accepted = listener.accept(() => open({ allowHalfOpen: true }))
      accepted.attach(socket, { local: remote, remote: local })
      socket.attach(accepted, { local, remote })
      listener.accept(() => welcome(listener.server, accepted))
      socket.emit('connect')
      socket.emit('ready')
    })
    return socket
  }
  Object.assign(net, { connect, createConnection: connect })
  Object.assign(http.Agent.prototype, { createConnection: connect, getName: ownNameOf })
}

const { getName } = http.Agent.prototype

/**
 * Libraries keep one pool of connections in this thread: each simulated process has its own place in it, or one would
 * write to what another, or a history before, has opened.
 */
function ownNameOf(this: http.Agent, options: Parameters<typeof getName>[0] & { place?: number } = {}): string {
  // Asked again about the same options when the connection closes, in whichever process that happens.
  options.place ??= currentProcess()?.id ?? 0
  return `${getName.call(this, options)}:${options.place}`
}

/** As Node does for an accepted connection. */
const welcome = (server: net.Server, socket: MemorySocket): MemorySocket => {
  const counted = server as net.Server & { _connections: number }
  counted._connections += 1
  Object.assign(socket, { server, _server: server })
  server.emit('connection', socket)
  return socket
}

interface Options {
  readonly port?: number | string
  readonly host?: string
  readonly timeout?: number
}

/** The forms of arguments that `listen` and `connect` take. */
const normalize = (args: unknown[]): [Options, (() => void) | undefined] => {
  const internals = net as typeof net & { _normalizeArgs(args: unknown[]): [Options, (() => void) | null] }
  const [options, done] = internals._normalizeArgs(args)
  return [options, done ?? undefined]
}
