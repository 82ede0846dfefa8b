import { randomUUID } from 'node:crypto'
import { problemsOf, type AccessClaims, type AnyEnvelope, type AnyRoute } from '@verandah/contracts'
import { startInMemoryMongo } from '@verandah/embedded-mongo'
import type { Connection } from 'mongoose'
import type { ZodObject } from 'zod'
import type { Blobs } from '../blobs/blobs.ts'
import { createMemoryBlobs } from '../blobs/memory-blobs.ts'
import { createInProcessBus } from '../bus/in-process-bus.ts'
import { createMemoryCaches } from '../cache/memory-cache.ts'
import { gatewayProofHeader, gatewayProofOf } from '../http/gateway-proof.ts'
import { onLoopback } from '../http/listen.ts'
import { signAccessToken } from '../http/access-tokens.ts'
import { createLogger } from '../logger.ts'
import type { AnyService } from '../service/define-service.ts'
import { databaseOf, type Platform } from '../service/platform.ts'
import { shutDown } from '../service/shut-down.ts'
import type { RunningService } from '../service/open-service.ts'
import { startService } from '../service/start-service.ts'
import { connectStore } from '../store/connect-store.ts'
import type { Environment } from '../settings.ts'
import { callRoute, type CallOptions, type Reply } from './call-route.ts'
import { recordEvents, type RecordingBus } from './recording-bus.ts'
import { createTestClock, type TestClock } from './test-clock.ts'
import { testKeys, testKeySettings, testSigningKey } from './test-keys.ts'

/** One service with its real HTTP, store and bus, alone in this process. */
export interface TestService {
  readonly url: string
  /** The service's platform, for other services that join it. */
  readonly platform: Platform
  readonly bus: RecordingBus
  readonly clock: TestClock
  /** The service's own database, for inspection. */
  readonly store: Connection
  /** Log lines as JSON text. */
  readonly logLines: readonly string[]
  /** Calls a route like the gateway, whose headers about the client are trusted. */
  call<Route extends AnyRoute>(route: Route, options?: CallOptions<Route>): Promise<Reply<Route>>
  /** An access token of a user; an active trial by default. */
  signIn(claims?: Partial<AccessClaims>): string
  /** Publishes an event and waits until all its effects are complete. */
  receive(event: AnyEnvelope): Promise<void>
  idle(): Promise<void>
  runJob(name: string): Promise<void>
  stop(): Promise<void>
}

interface Options {
  environment?: Environment
  clock?: TestClock
  blobs?: Blobs
  /** Whether jobs also run at their intervals; by default only `runJob` runs them, so that none comes in between. */
  runsJobs?: boolean
}

/** Disables expiry: the store's clock is the real one and would delete documents dated by the test's clock. */
const neverMs = 2 ** 31 - 1

/** Republished events are delivered again, so handlers must tolerate repeats; an inbox skips them. */
const everyDelivery = { seed: 1, duplicateRate: 0, maxDelayTicks: 1 }

export async function startTestService(
  service: AnyService,
  { environment = {}, clock = createTestClock(), blobs = createMemoryBlobs(), runsJobs = false }: Options = {},
) {
  const mongo = await startInMemoryMongo({ ttlSweepMs: neverMs })
  const retryPolicy = { maxAttempts: 3, firstDelayMs: 1, maxDelayMs: 2 }
  const bus = recordEvents(createInProcessBus({ retryPolicy, disorder: everyDelivery }))
  const logLines: string[] = []
  const log = createLogger({ level: 'debug', destination: { write: (line) => void logLines.push(line) } })
  const caches = createMemoryCaches()
  const platform: Platform = {
    environment: { ...testKeySettings(service.settings as ZodObject), ...environment },
    storeUrl: mongo.url,
    bus,
    caches,
    blobs,
    clock,
    log,
    ...testKeys,
    placeOf: () => onLoopback,
    inspectReply: demandContract,
    runsJobs,
  }
  const running = await startService(service, platform)
  const look = await connectStore(mongo.url, databaseOf(service.name))
  const stop = async () => {
    await shutDown({ services: [running], bus, caches, noticeMs: 0, timeoutMs: 2_000 })
    await look.close()
    await mongo.close()
  }
  return testServiceOf({ running, platform, bus, clock, store: look.connection, logLines, stop })
}

type Parts = Pick<TestService, 'platform' | 'bus' | 'clock' | 'store' | 'logLines' | 'stop'> & {
  running: RunningService
}

const testServiceOf = ({ running, ...parts }: Parts): TestService => {
  const url = `http://127.0.0.1:${running.port}`
  const idle = async () => {
    await running.idle()
    await parts.bus.idle()
    await running.idle()
  }
  return {
    ...parts,
    url,
    call: async (route, { headers, ...options } = {}) => {
      const reply = await callRoute(url, route, {
        ...options,
        headers: { [gatewayProofHeader]: gatewayProofOf(testKeys.gatewayProofKeys[0]), ...headers },
      })
      demandDocumented(route, reply.status)
      return reply
    },
    signIn: (claims = {}) =>
      signAccessToken({ ...trialClaims(parts.clock), ...claims }, { key: testSigningKey, clock: parts.clock }),
    receive: async (event) => {
      await parts.bus.publish(event)
      await idle()
    },
    idle,
    runJob: async (name) => {
      await running.runJob(name)
      await idle()
    },
  }
}

const trialClaims = (clock: TestClock): Omit<AccessClaims, 'iat' | 'exp'> => ({
  sub: `user-${randomUUID()}`,
  sid: `session-${randomUUID()}`,
  username: 'sunnybuyer12',
  plan: 'free_trial',
  createdAt: clock.now().toISOString(),
  isAdmin: false,
  subscriptionStatus: 'inactive',
  hasSearchGrant: false,
})

/** Fails the test for a reply that violates its own contract. */
const demandContract = (route: AnyRoute, body: unknown): void => {
  const reply = route.reply as { parse(value: unknown): unknown } | undefined
  if (reply) reply.parse(body)
}

/** Fails the test for a refusal that the OpenAPI document does not list. */
const demandDocumented = (route: AnyRoute, status: number): void => {
  if (status === route.status || status === 304 || status in problemsOf(route)) return
  throw new Error(`${route.method} ${route.path} (${route.name}) answered ${status}, which its document does not name.`)
}
