import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { receiveStripeWebhook, serviceNames } from '@verandah/contracts'
import { readSettings } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { makeSecrets } from './keys/secret-folder.ts'
import { parts } from './settings.ts'
import {
  namesOffered,
  namesReadBy,
  namesReadByStandIn,
  readersOf,
  readText,
  settingsOf,
} from './testing/declared-settings.ts'
import { addressesIn, entryPoints, readAsPart, settingNamesIn, standIns } from './testing/deployed-part.ts'
import { isLimited, readCompose } from './testing/read-compose.ts'

/** Settings that Compose itself gives to containers, regardless of `.env`. */
const ownOfContainers = [
  ...[
    'SERVICES',
    'HOST',
    'PORT',
    'METRICS_HOST',
    'METRICS_PORT',
    'MONGODB_URL',
    'NATS_URL',
    'REDIS_URL',
    'REAXML_FEED_FOLDER',
    'BLOBS_DIR',
    'LISTING_MARKET_URL',
  ],
  ...serviceNames.map((name) => `${name.toUpperCase()}_URL`),
]

const serverPorts = { mongodb: 27_017, nats: 4_222, redis: 6_379 }

describe('the names of variables', () => {
  it.each(parts)('in docker-compose.yml are settings that %s or its process reads', async (part) => {
    const { environment } = (await readCompose()).get(part) ?? { environment: {} }
    expect(await namesReadBy(part)).toEqual(expect.arrayContaining(settingNamesIn(environment)))
  })

  it.each(standIns)('of %s are those that it reads', async (name) => {
    const { environment } = (await readCompose()).get(name) ?? { environment: {} }
    expect(await namesReadByStandIn(entryPoints[name] ?? '')).toEqual(expect.arrayContaining(Object.keys(environment)))
  })

  it('in .env.example are every setting of every part', async () => {
    const known = (await Promise.all(parts.map(namesReadBy))).flat()
    expect((await namesOffered()).sort()).toEqual([...new Set(known)].sort())
  })
})

describe('docker-compose.yml', () => {
  it.each(parts)('runs %s alone in a container, with settings that start it', async (part) => {
    const service = (await readCompose()).get(part)
    const settings = await readAsPart(part, { ...service?.environment })
    expect(settings.SERVICES).toEqual([part])
    expect(service?.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${settings.PORT}/readyz`)
  })

  it('passes every variable of .env to each part that reads it', async () => {
    const names = (await namesOffered()).filter((name) => !ownOfContainers.includes(name))
    const services = await readCompose(Object.fromEntries(names.map((name) => [name, `${name} of .env`])))
    for (const name of names)
      for (const part of await readersOf(name))
        expect(services.get(part)?.environment[name], `${name} of ${part}`).toBe(`${name} of .env`)
  })

  it('points every URL to a container that listens there', async () => {
    const services = await readCompose()
    const portOf = (name: string): number | undefined => {
      const { PORT, LISTING_MARKET_PORT, STRIPE_SIMULATOR_PORT } = services.get(name)?.environment ?? {}
      const port = LISTING_MARKET_PORT ?? STRIPE_SIMULATOR_PORT ?? PORT ?? serverPorts[name as never]
      return services.has(name) ? Number(port) : undefined
    }
    for (const [name, { environment }] of services) {
      const wrong = addressesIn(environment).filter(
        (address) => `${portOf(address.split(':')[0] ?? '')}` !== address.split(':')[1],
      )
      expect(wrong, name).toEqual([])
    }
    expect(services.get('gateway')?.ports).toEqual([`8080:${portOf('gateway')}`])
    const behindProxy = await readCompose({ GATEWAY_PUBLISH: '127.0.0.1:8080' })
    expect(behindProxy.get('gateway')?.ports).toEqual([`127.0.0.1:8080:${portOf('gateway')}`])
  })

  it('gives pictures of sample homes the host that search uses', async () => {
    const services = await readCompose()
    const { LISTING_MARKET_PUBLIC_URL } = readSettings(await settingsOf('search'), {
      ...services.get('search')?.environment,
    })
    expect(services.get('listing-market')?.environment.LISTING_MARKET_PUBLIC_URL).toBe(LISTING_MARKET_PUBLIC_URL)
    expect(services.get('listing-market')?.environment.REAXML_FEED_FOLDER).toBe(
      services.get('search')?.environment.REAXML_FEED_FOLDER,
    )
  })
})

describe('the containers of docker-compose.yml', () => {
  it('have no built-in secrets, and each sees only its own', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-compose-'))
    await makeSecrets({ path: folder, isReadable: true })
    const services = await readCompose()
    expect(services.get('secrets')?.volumes).toEqual(
      expect.arrayContaining((await readdir(folder)).map((name) => `secrets-${name}:/secrets/${name}`)),
    )
    for (const [name, { environment, volumes = [], command = [] }] of services) {
      const mounted = volumes.flatMap((volume) => /^secrets-(.+):\/run\/secrets\/verandah:ro$/.exec(volume)?.[1] ?? [])
      const named = [...Object.values(environment), ...command].filter((text) => text.startsWith('/run/secrets/'))
      expect(mounted, name).toEqual(named.length === 0 ? [] : [name])
      for (const path of named) expect(await readdir(join(folder, name))).toContain(path.split('/').at(-1))
      const secret = Object.entries(environment).filter(([key, value]) => /KEYS?$|PASSWORD$|SECRET$/.test(key) && value)
      expect(secret, name).toEqual([])
    }
    await rm(folder, { recursive: true })
  })

  it('sign webhooks with the secret that billing verifies them by, and post them to its route', async () => {
    const services = await readCompose()
    const { STRIPE_WEBHOOK_SECRET_FILE, STRIPE_WEBHOOK_URL } = services.get('stripe-simulator')?.environment ?? {}
    expect(STRIPE_WEBHOOK_SECRET_FILE).toBe(services.get('billing')?.environment.STRIPE_WEBHOOK_SECRET_FILE)
    expect(STRIPE_WEBHOOK_URL).toBe(`http://gateway:8080${receiveStripeWebhook.path}`)
  })

  it('keep photos and documents on a volume that the image gives to its user', async () => {
    const { BLOBS_DIR: folder } = (await readCompose()).get('shortlist')!.environment
    expect((await readCompose()).get('shortlist')?.volumes).toContain(`blobs:${folder}`)
    expect(await readText('Dockerfile')).toMatch(new RegExp(`chown node:node.* ${folder}\\b`))
  })

  it('cannot write to their own files or gain a privilege, and wait until their dependencies are healthy', async () => {
    for (const [name, { read_only, cap_drop, security_opt, healthcheck, depends_on }] of await readCompose()) {
      expect({ read_only, cap_drop, security_opt }, name).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
      if (name !== 'secrets') expect(healthcheck?.test, name).toBeDefined()
      for (const [needed, { condition }] of Object.entries(depends_on ?? {}))
        expect(condition, name).toBe(needed === 'secrets' ? 'service_completed_successfully' : 'service_healthy')
    }
  })

  it('have a limit of memory, and logs that cannot fill the disk', async () => {
    const services = await readCompose()
    expect(services.size).toBeGreaterThan(10)
    expect([...services].flatMap(([name, service]) => (isLimited(service) ? [] : [name]))).toEqual([])
  })

  it('let Redis evict before it reaches its limit of memory', async () => {
    const redis = (await readCompose()).get('redis')
    const valueOf = (name: string) => redis?.command?.[redis.command.indexOf(name) + 1]
    expect(valueOf('--maxmemory-policy')).toBe('allkeys-lru')
    expect(Number.parseInt(valueOf('--maxmemory') ?? '')).toBeLessThanOrEqual(Number.parseInt(redis!.mem_limit!) * 0.75)
  })

  it('start the build, as the image does', async () => {
    const commands = [...(await readCompose()).values()].flatMap(({ command }) => command?.join(' ') ?? [])
    const texts = `${commands.join(' ')} ${await readText('Dockerfile')}`
    const started = [...texts.matchAll(/\bruntime\/dist\/([\w-]+)\.mjs\b/g)].map(([, name]) => name)
    expect(started.sort()).toEqual(['keys', 'listing-market', 'main', 'stripe-simulator'])
    expect(Object.keys(entryPoints)).toEqual(expect.arrayContaining(started))
    const sources = Object.values(entryPoints)
    expect(sources.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
  })
})
