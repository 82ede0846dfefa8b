import { randomUUID } from 'node:crypto'
import { serviceNames, type AccessClaims, type ServiceName } from '@verandah/contracts'
import {
  cookieNames,
  createInProcessBus,
  createLogger,
  createMemoryBlobs,
  createMemoryCaches,
  onLoopback,
  shutDown,
  signAccessToken,
  type Environment,
  type Platform,
} from '@verandah/kit'
import { createTestClock, testKeys, testSigningKey } from '@verandah/kit/testing'
import { startGateway } from '../start-gateway.ts'
import { send, type SendOptions } from './send.ts'
import { startUpstream } from './start-upstream.ts'

interface Options {
  /** Absent services answer `[]`. */
  services?: Partial<Record<ServiceName, string>>
  environment?: Environment
  webRoot?: string
  /** Platform of a service that the gateway must work with. */
  platform?: Platform
}

const newPlatform = (): Platform => ({
  environment: {},
  storeUrl: '',
  bus: createInProcessBus(),
  caches: createMemoryCaches(),
  blobs: createMemoryBlobs(),
  clock: createTestClock(),
  log: createLogger({ level: 'silent' }),
  ...testKeys,
  placeOf: () => onLoopback,
})

/** Starts the real gateway before real HTTP servers. */
export async function startTestGateway({ services = {}, environment = {}, webRoot, platform }: Options = {}) {
  const given = platform ?? newPlatform()
  const plain = await startUpstream()
  const all = { ...Object.fromEntries(serviceNames.map((name) => [name, plain.url])), ...services }
  const gateway = await startGateway({
    platform: { ...given, environment },
    serviceUrls: all,
    ...(webRoot !== undefined && { webRoot }),
  })
  const url = `http://127.0.0.1:${gateway.port}`
  const signKey = { key: testSigningKey, clock: given.clock }
  return {
    url,
    plain,
    platform: given,
    gateway,
    send: (path: string, options?: SendOptions) => send(url, path, options),
    accessToken: (claims: Partial<AccessClaims> = {}) => signAccessToken({ ...someone(given), ...claims }, signKey),
    stop: async () => {
      const { bus, caches } = given
      if (platform) await gateway.drain(0).then(gateway.close)
      else await shutDown({ services: [gateway], bus, caches, noticeMs: 0, timeoutMs: 100 })
      await plain.close()
    },
  }
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>

const someone = ({ clock }: Platform): Omit<AccessClaims, 'iat' | 'exp'> => ({
  sub: 'user-of-test',
  sid: `session-${randomUUID()}`,
  username: 'meera',
  plan: 'free_trial',
  createdAt: clock.now().toISOString(),
  isAdmin: false,
  subscriptionStatus: 'inactive',
  hasSearchGrant: false,
})

type Tokens = Partial<Record<'access' | 'refresh' | 'device', string>>

/** Cookies of ours beside another one, as a browser sends them: with the prefix on HTTPS. */
export function cookieOf(tokens: Tokens, { isSecure = false } = {}) {
  return {
    cookie: [
      'theme=dark',
      ...(['access', 'refresh', 'device'] as const).flatMap((name) =>
        tokens[name] ? [`${isSecure ? '__Host-' : ''}${cookieNames[name]}=${tokens[name]}`] : [],
      ),
    ].join('; '),
  }
}
