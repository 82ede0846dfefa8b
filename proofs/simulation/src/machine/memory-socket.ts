import { AsyncResource } from 'node:async_hooks'
import { Socket } from 'node:net'
import { currentProcess, type Happening, type Process, type Timeline } from './timeline.ts'

/** What the network does to what is sent from one process to another. */
export interface Route {
  /** The delay of a message sent now, in milliseconds. */
  delayMs(from: Process | undefined, to: Process | undefined): number
}

interface Ends {
  readonly line: () => Timeline
  readonly route: Route
}

/** One end of a connection in memory. Bytes arrive in order, after a delay that the seed decides. */
export class MemorySocket extends Socket {
  peer: MemorySocket | undefined
  readonly owner: Process | undefined
  private readonly ends: Ends
  private readonly scope = new AsyncResource('MemorySocket')
  private arrivesAt = 0
  private lastActivity = 0
  private idleTimer: Happening | undefined
  private hasEnded = false

  constructor(ends: Ends, { allowHalfOpen = false }: { allowHalfOpen?: boolean } = {}) {
    super({ allowHalfOpen })
    this.setMaxListeners(0)
    this.ends = ends
    this.owner = currentProcess()
    this.owner?.onDeath.add(this.vanish)
  }

  /** The process died: the other end notices, and pools that processes share in this thread let go of this one. */
  readonly vanish = (): void => {
    const { peer } = this
    this.peer = undefined
    if (peer) this.deliver(peer, () => peer.destroy(resetError()))
    this.destroy()
  }

  /** The history is over: neither end notices. */
  abandon(): void {
    this.peer = undefined
    this.stopIdling()
    this.owner?.onDeath.clear()
    // A library's pool would keep it for good, and Node the parser, with everything that they reach.
    Object.assign(this, { writable: false })
    this.emit('agentRemove')
    const { parser } = this as { parser?: { close(): void } | null }
    parser?.close()
  }

  /** The network lost the connection: both ends notice. */
  cut(): void {
    const { peer } = this
    if (peer) this.deliver(peer, () => peer.destroy(resetError()))
    this.destroy(resetError())
  }

  attach(peer: MemorySocket, ports: { local: number; remote: number }): void {
    this.peer = peer
    setConnecting(this, false)
    const address = { address: '127.0.0.1', family: 'IPv4' }
    Object.assign(this, { _sockname: { ...address, port: ports.local }, _peername: { ...address, port: ports.remote } })
    this.touch()
  }

  /** Runs `work` at the other end once everything sent before has arrived. */
  private deliver(peer: MemorySocket, work: () => void): void {
    const { line, route } = this.ends
    const now = line().now()
    this.arrivesAt = Math.max(this.arrivesAt, now + route.delayMs(this.owner, peer.owner))
    line().afterIn(peer.owner, this.arrivesAt - now, () => peer.scope.runInAsyncScope(work))
  }

  override _read(): void {
    // Everything that arrives is pushed at once.
  }

  override _write(chunk: Buffer, encoding: BufferEncoding, done: (error?: Error) => void): void {
    if (this.connecting) {
      this.once('connect', () => this._write(chunk, encoding, done))
      return
    }
    const bytes = Buffer.from(chunk as unknown as string, encoding)
    this.touch()
    this.ends.line().note(bytes)
    const { peer } = this
    if (peer)
      this.deliver(peer, () => {
        if (peer.destroyed || peer.peer !== this) return
        peer.touch()
        peer.push(bytes)
      })
    done()
  }

  override _writev(chunks: { chunk: Buffer; encoding: BufferEncoding }[], done: (error?: Error) => void): void {
    const bytes = chunks.map(({ chunk, encoding }) => Buffer.from(chunk as unknown as string, encoding))
    this._write(Buffer.concat(bytes), 'binary', done)
  }

  override _final(done: (error?: Error) => void): void {
    if (this.connecting) {
      this.once('connect', () => this._final(done))
      return
    }
    this.sayEnd()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.owner?.onDeath.delete(this.vanish)
    this.stopIdling()
    const { peer } = this
    if (peer && error) this.deliver(peer, () => peer.destroy(resetError()))
    else this.sayEnd()
    // A closed end no longer reads, so the other end is closed once it has written.
    if (peer && !error) this.deliver(peer, () => !peer.destroyed && peer.readableEnded && peer.destroy())
    super._destroy(error, done)
  }

  private sayEnd(): void {
    const { peer } = this
    if (!peer || this.hasEnded) return
    this.hasEnded = true
    this.deliver(peer, () => {
      if (!peer.destroyed) peer.push(null)
    })
  }

  private touch(): void {
    this.lastActivity = this.ends.line().now()
  }

  private stopIdling(): void {
    if (this.idleTimer) this.idleTimer.run = undefined
    this.idleTimer = undefined
  }

  override setTimeout(ms: number, onTimeout?: () => void): this {
    Object.assign(this, { timeout: ms })
    if (onTimeout) this.once('timeout', onTimeout)
    this.stopIdling()
    this.touch()
    if (ms > 0) this.idle(ms)
    return this
  }

  private idle(leftMs: number): void {
    this.idleTimer = this.ends.line().afterIn(this.owner, leftMs, () => {
      this.idleTimer = undefined
      const { timeout = 0 } = this
      const left = this.lastActivity + timeout - this.ends.line().now()
      if (this.destroyed || timeout === 0) return
      if (left <= 0) this.scope.runInAsyncScope(() => this.emit('timeout'))
      else this.idle(left)
    })
  }

  override setNoDelay(): this {
    return this
  }
  override setKeepAlive(): this {
    return this
  }
  override ref(): this {
    return this
  }
  override unref(): this {
    return this
  }
}

/** Node's own sockets change this by themselves. */
export function setConnecting(socket: Socket, isConnecting: boolean): void {
  void Object.assign(socket, { connecting: isConnecting })
}

export function resetError(): Error {
  return Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', errno: -104, syscall: 'read' })
}

export function refusedError(port: number): Error {
  return Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${port}`), {
    code: 'ECONNREFUSED',
    errno: -111,
    syscall: 'connect',
    port,
  })
}
