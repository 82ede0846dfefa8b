import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from './http/create-app.ts'
import { createIdempotency } from './http/idempotency.ts'
import { createWorld } from './model/create-world.ts'
import { forgetCustomer } from './model/forget-customer.ts'
import { readKept, writeKept, type Kept } from './model/keep-state.ts'
import { passTime } from './money/pass-time.ts'
import { createDeliveries, type Deliveries } from './webhooks/create-deliveries.ts'

export interface StripeSimulatorOptions {
  /** 0, the default, takes any free port. */
  port?: number
  host?: string
  /** Address for signed events; none are sent without it. */
  webhookUrl?: string
  webhookSecret?: string
  /** Real time; `clock.advance` moves the simulated time ahead of it. */
  now?: () => Date
  /** File that keeps the state across restarts. */
  file?: string
}

export interface StripeSimulator {
  readonly url: string
  readonly host: string
  readonly port: number
  readonly clock: {
    now(): Date
    /**
     * Advances the clock: everything due runs at its own second, then its webhooks are sent. Zero runs what is due by
     * now.
     */
    advance(by: { days?: number; ms?: number }): Promise<void>
  }
  readonly deliveries: Pick<Deliveries, 'set' | 'idle' | 'sent' | 'waiting'>
  close(): Promise<void>
}

const dayMs = 24 * 60 * 60 * 1000
const tickMs = 1_000

/**
 * Starts a stand-in for Stripe on loopback: the calls of `api/routes.ts`, test cards, renewals, dunning and signed
 * webhooks.
 */
export async function startStripeSimulator(options: StripeSimulatorOptions = {}): Promise<StripeSimulator> {
  const { port = 0, host = '127.0.0.1', webhookUrl, webhookSecret = 'whsec_simulator', file } = options
  const now = options.now ?? (() => new Date())
  const { state, deliveries: saved, answers } = readKept(file)
  const simulatedMs = () => now().getTime() + state.aheadMs
  const deliveries = createDeliveries({ url: webhookUrl, secret: webhookSecret, now, simulatedMs })
  deliveries.restore(saved)
  const idempotency = createIdempotency(answers)
  const onForget = forgetIn(state, [deliveries, idempotency])
  const world = createWorld({ state, now, onEvent: deliveries.add, onForget })
  const keep = createKeep(file, () => ({ state, deliveries: deliveries.pending(), answers: idempotency.kept() }))

  const advance = async (by: { days?: number; ms?: number }): Promise<void> => {
    state.aheadMs += (by.ms ?? 0) + (by.days ?? 0) * dayMs
    passTime(world)
    await deliveries.idle()
    keep()
  }
  const app = createApp({
    world,
    idempotency,
    passTime: () => passTime(world),
    keep,
    describe: () => ({ now: new Date(simulatedMs()).toISOString(), waiting: deliveries.waiting() }),
    advance: (days) => advance({ days }),
  })
  const server = await openServer(app, { port, host })
  const ticker = startTicker(() => advance({}))
  return {
    ...placeOf(host, server),
    clock: { now: () => new Date(simulatedMs()), advance },
    deliveries,
    close: async () => {
      clearInterval(ticker)
      await closeServer(server)
      keep()
    },
  }
}

/** A failure is said once, until a tick succeeds. On a full disk, what happened stays in memory until it is written. */
const startTicker = (tick: () => Promise<void>) => {
  let said = ''
  const say = (reason: string) => {
    if (reason !== '' && reason !== said) process.stderr.write(`The Stripe simulator failed: ${reason}\n`)
    said = reason
  }
  const run = () =>
    tick().then(
      () => say(''),
      (error: unknown) => say(String(error)),
    )
  return setInterval(() => void run(), tickMs).unref()
}

const placeOf = (host: string, server: Server) => {
  const { port } = server.address() as AddressInfo
  return { url: `http://${host}:${port}`, host, port }
}

const forgetIn = (state: Kept['state'], others: { forget: (customerId: string) => void }[]) => (customerId: string) => {
  forgetCustomer(state, customerId)
  for (const kept of others) kept.forget(customerId)
}

const openServer = async (app: RequestListener, { port, host }: { port: number; host: string }): Promise<Server> => {
  const server = createServer({ keepAliveTimeout: 65_000 }, app).listen(port, host)
  await once(server, 'listening')
  return server
}

const closeServer = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

/** Writes the state if it has changed; every change emits an event, which uses up an id. */
const createKeep = (file: string | undefined, read: () => Kept) => {
  let written = ''
  return (): void => {
    const kept = read()
    const mark = `${kept.state.idCount} ${kept.state.aheadMs} ${kept.deliveries.length}`
    if (file === undefined || mark === written) return
    writeKept(file, kept)
    written = mark
  }
}
