import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findBinary, type ServerOptions } from '@verandah/kit/testing'
import { serviceNames } from '@verandah/contracts'
import { mongoUsers } from '../keys/mongo-users.ts'
import { natsConf } from '../keys/nats-users.ts'
import { redisConf } from '../keys/redis-users.ts'
import { parts } from '../settings.ts'
import type { OnEnd } from './collect-ends.ts'
import { keepProcess, type KeptProcess } from './keep-process.ts'
import { productProcess } from './start-product-process.ts'

type ServerName = 'nats' | 'redis' | 'store' | 'market'

/**
 * Starts the servers that several processes share, and returns the settings for them: broker, cache, store and sample
 * market. The test run's `NATS_URL`, `REDIS_URL` and `MONGODB_URL` name servers to use instead.
 */
export async function startServers(folder: string, onEnd: OnEnd, given: Settings = {}) {
  const processes = new Map<ServerName, KeptProcess>()
  const keep = async (name: ServerName, describe: Describe, urlOf: (port: number) => string) => {
    const started = await keepProcess(describe(folder, given))
    processes.set(name, started)
    onEnd(started.stop)
    return urlOf(started.port)
  }
  const { NATS_URL, REDIS_URL, MONGODB_URL } = process.env
  const [natsUrl, redisUrl, storeUrl, marketUrl] = await Promise.all([
    NATS_URL ?? keep('nats', nats, (port) => `nats://127.0.0.1:${port}`),
    REDIS_URL ?? keep('redis', redis, (port) => `redis://default:${password}@127.0.0.1:${port}`),
    MONGODB_URL ??
      keep('store', store, (port) => `mongodb://verandah:${password}@127.0.0.1:${port}/?directConnection=true`),
    keep('market', market, (port) => `http://127.0.0.1:${port}`),
  ])
  const settings = { NATS_URL: natsUrl, MONGODB_URL: storeUrl, REDIS_URL: redisUrl, LISTING_MARKET_URL: marketUrl }
  /** Settings of one part beside those of all, with an own user at each server that is ours. */
  const settingsOf = (part: string, { MONGODB_URL: store = '' }: Settings): Record<string, string> => ({
    ...(MONGODB_URL ? {} : { MONGODB_URL: store.replace(/\/\/.*@/, `//${part}:${passwordOf(part)}@`) }),
    ...(NATS_URL ? {} : { NATS_PASSWORD: passwordOf(part) }),
    ...(REDIS_URL ? {} : { REDIS_URL: redisUrl.replace(/\/\/.*@/, '//'), REDIS_PASSWORD: passwordOf(part) }),
  })
  return { settings, settingsOf, processes }
}

const password = 'a-password-of-this-run-only'

type Settings = Readonly<Record<string, string>>

type Describe = (folder: string, given: Settings) => ServerOptions | Promise<ServerOptions>

const passwordOf = (part: string) => `${password}-${part}`

/** Stores events in the folder's `nats`. Each part is a user of its own; connections without a user are the test's. */
const nats: Describe = async (folder) => {
  const users = await natsConf(Object.fromEntries(parts.map((part) => [part, passwordOf(part)])))
  await writeFile(join(folder, 'nats.conf'), `${users}no_auth_user: auth\n`)
  return {
    binary: findBinary('nats-server') ?? 'nats-server',
    argsOf: (port) => [
      ...['-js', '-a', '127.0.0.1', '-p', String(port), '-sd', join(folder, 'nats')],
      ...['-c', join(folder, 'nats.conf')],
    ],
  }
}

/** Each part is a user of its own; the default one is the test's. */
const redis: Describe = async (folder) => {
  const users = redisConf(Object.fromEntries(parts.map((part) => [part, passwordOf(part)])))
  const config = join(folder, 'redis.conf')
  await writeFile(config, users.replace('user default off', `user default on >${password} ~* &* +@all`))
  return {
    binary: findBinary('redis-server') ?? 'redis-server',
    argsOf: (port) => [config, '--save', '', ...`--bind 127.0.0.1 --port ${port} --dir ${folder}`.split(' ')],
  }
}

/** Each service is a user of its own; `verandah` is the test's. */
const store: Describe = async (folder) => {
  const users = join(folder, 'mongodb')
  await mkdir(users, { recursive: true })
  await writeFile(join(users, 'MONGODB_PASSWORD'), password)
  const names = [...serviceNames, 'backup']
  await writeFile(
    join(users, 'users.json'),
    mongoUsers(Object.fromEntries(names.map((name) => [name, passwordOf(name)]))),
  )
  return productProcess({
    entry: 'embedded-mongo',
    settingsOf: (port) => ({
      EMBEDDED_MONGO_PATH: join(folder, 'store'),
      EMBEDDED_MONGO_PORT: String(port),
      MONGO_INITDB_ROOT_USERNAME: 'verandah',
      MONGO_INITDB_ROOT_PASSWORD_FILE: join(users, 'MONGODB_PASSWORD'),
    }),
  })
}

const market: Describe = (_folder, { LISTING_MARKET_STARTS_AT: startsAt }) =>
  productProcess({
    entry: 'listing-market',
    settingsOf: (port) => ({
      LISTING_MARKET_PORT: String(port),
      LISTING_MARKET_SEED: '3121',
      LISTING_MARKET_PUBLIC_URL: 'http://listing-market',
      ...(startsAt !== undefined && { LISTING_MARKET_STARTS_AT: startsAt }),
    }),
  })
