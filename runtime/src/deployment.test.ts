import { existsSync } from 'node:fs'
import { receiveStripeWebhook, serviceNames } from '@verandah/contracts'
import { readSettings } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkCombination, parts, RuntimeSettings } from './settings.ts'
import {
  namesOffered,
  namesReadBy,
  namesReadByStandIn,
  readersOf,
  readText,
  settingsOf,
  type Part,
} from './testing/declared-settings.ts'
import { readCompose } from './testing/read-compose.ts'
import { containerOf, environmentIn, renderOverlay, type Manifest } from './testing/read-manifests.ts'

const entryPoints = JSON.parse(await readText('runtime/entry-points.json')) as Record<string, string>

/** Stand-ins that are containers of their own, by the name of container and built file. */
const standIns = ['listing-market', 'stripe-simulator']
/** What containers of Compose find in their own network, whatever `.env` says. */
const ownOfContainers = [
  ...['SERVICES', 'HOST', 'PORT', 'MONGODB_URL', 'NATS_URL', 'REDIS_URL', 'REAXML_FEED_FOLDER', 'LISTING_MARKET_URL'],
  ...serviceNames.map((name) => `${name.toUpperCase()}_URL`),
]
const probes = ['/livez', '/readyz']

/** Starts with these variables as the product would, short of opening anything. */
const read = async (part: Part, environment: Record<string, string>) => {
  const settings = readSettings(RuntimeSettings, environment)
  checkCombination(settings)
  readSettings(await settingsOf(part), environment)
  return settings
}

/** Host and port of every address in some variables, our own public one aside. */
const addressesIn = ({
  PUBLIC_URL: _public,
  LISTING_MARKET_PUBLIC_URL: _pictures,
  ...variables
}: Record<string, string>) =>
  Object.values(variables).flatMap((value) => /^(?:http|nats|mongodb|redis):\/\/([\w-]+:\d+)/.exec(value)?.[1] ?? [])

const serverPorts = { mongodb: 27_017, nats: 4_222, redis: 6_379 }

describe('the names of variables', () => {
  it.each(parts)('in docker-compose.yml are settings that %s or its process reads', async (part) => {
    const { environment } = (await readCompose()).get(part) ?? { environment: {} }
    expect(await namesReadBy(part)).toEqual(expect.arrayContaining(Object.keys(environment)))
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
    const settings = await read(part, { ...service?.environment })
    expect(settings.SERVICES).toEqual([part])
    expect(service?.healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${settings.PORT}/readyz`)
  })

  it('hands what an operator writes into .env to every part that reads it', async () => {
    const names = (await namesOffered()).filter((name) => !ownOfContainers.includes(name))
    const services = await readCompose(Object.fromEntries(names.map((name) => [name, `${name} of .env`])))
    for (const name of names)
      for (const part of await readersOf(name))
        expect(services.get(part)?.environment[name], `${name} of ${part}`).toBe(`${name} of .env`)
  })

  it('leads every address to a container that listens there', async () => {
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
  })

  it('gives pictures of sample homes the host that search takes them from', async () => {
    const services = await readCompose()
    const { LISTING_MARKET_PUBLIC_URL } = readSettings(await settingsOf('search'), {
      ...services.get('search')?.environment,
    })
    expect(services.get('listing-market')?.environment.LISTING_MARKET_PUBLIC_URL).toBe(LISTING_MARKET_PUBLIC_URL)
    expect(services.get('listing-market')?.environment.REAXML_FEED_FOLDER).toBe(
      services.get('search')?.environment.REAXML_FEED_FOLDER,
    )
  })

  it('signs webhooks with the secret that billing checks them by, and posts them where they are taken', async () => {
    const services = await readCompose()
    const { STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_URL } = services.get('stripe-simulator')?.environment ?? {}
    expect(STRIPE_WEBHOOK_SECRET).toBe(services.get('billing')?.environment.STRIPE_WEBHOOK_SECRET)
    expect(STRIPE_WEBHOOK_URL).toBe(`http://gateway:8080${receiveStripeWebhook.path}`)
  })

  it('lets no container write to its own files or gain a privilege, and waits until what it needs is well', async () => {
    for (const [name, { read_only, cap_drop, security_opt, healthcheck, depends_on }] of await readCompose()) {
      expect({ read_only, cap_drop, security_opt }, name).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      })
      expect(healthcheck?.test, name).toBeDefined()
      for (const { condition } of Object.values(depends_on ?? {})) expect(condition, name).toBe('service_healthy')
    }
  })

  it('starts what is built, as the image does', async () => {
    const commands = [...(await readCompose()).values()].flatMap(({ command }) => command?.join(' ') ?? [])
    const texts = `${commands.join(' ')} ${await readText('Dockerfile')}`
    const started = [...texts.matchAll(/\bruntime\/dist\/([\w-]+)\.mjs\b/g)].map(([, name]) => name)
    expect(started.sort()).toEqual(['listing-market', 'main', 'stripe-simulator'])
    expect(Object.keys(entryPoints)).toEqual(expect.arrayContaining(started))
    const sources = Object.values(entryPoints)
    expect(sources.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
  })
})

describe('k8s/base', () => {
  it.each(parts)('has %s, under its own name', async (part) => {
    const { resources } = parse(await readText('k8s/base/kustomization.yaml')) as { resources: string[] }
    expect(resources).toContain(part)
    const text = await readText(`k8s/base/${part}/kustomization.yaml`)
    expect(text).toContain(`value: { name: SERVICES, value: ${part} }`)
    expect(text).toContain(`app.kubernetes.io/name: ${part},`)
    expect(text.match(new RegExp(`path: /metadata/name, value: ${part} }`, 'g'))).toHaveLength(2)
  })
})

const manifests = renderOverlay('dev')
if (!manifests) console.info('kubectl is not installed: the rendered overlay of k8s is not looked at.')

describe.runIf(manifests !== undefined)('k8s/overlays/dev, rendered', () => {
  const all = manifests ?? []
  const of = (kind: string) => all.filter((manifest) => manifest.kind === kind)
  const workloads = [...of('Deployment'), ...of('StatefulSet')]
  const named = (list: Manifest[], name: string) => list.find(({ metadata }) => metadata.name === name)

  it.each(parts)('runs %s with variables that are its settings and start it', async (part) => {
    const deployment = named(of('Deployment'), part)
    const environment = deployment ? environmentIn(all, deployment) : {}
    const settings = await read(part, environment)
    expect(settings.SERVICES).toEqual([part])
    const known = (await Promise.all(parts.map(namesReadBy))).flat()
    expect(known).toEqual(expect.arrayContaining(Object.keys(environment)))
  })

  it.each(parts)('asks %s for its health where it answers', (part) => {
    const deployment = named(of('Deployment'), part)
    const { ports, startupProbe, livenessProbe, readinessProbe, env } = containerOf(deployment ?? all[0]!)
    expect(ports).toEqual([{ name: 'http', containerPort: Number(env?.find(({ name }) => name === 'PORT')?.value) }])
    const asked = [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet)
    expect(asked.map((get) => get?.port)).toEqual(['http', 'http', 'http'])
    expect(asked.every((get) => probes.includes(get?.path ?? ''))).toBe(true)
    expect(livenessProbe?.httpGet?.path).toBe('/livez')
  })

  it('selects by every service the pods of one workload, on a port that they open', () => {
    for (const service of of('Service')) {
      const wanted = Object.entries(service.spec?.selector ?? {})
      const chosen = workloads.filter(({ spec }) =>
        wanted.every(([key, value]) => spec?.template?.metadata.labels[key] === value),
      )
      expect(chosen.map(({ metadata }) => metadata.name)).toEqual([service.metadata.name])
      const opened = containerOf(chosen[0]!).ports?.flatMap(({ name, containerPort }) => [name, containerPort])
      expect(opened).toEqual(expect.arrayContaining(service.spec?.ports?.map(({ targetPort }) => targetPort) ?? []))
    }
  })

  it('leads every address to a service with that port', () => {
    const open = of('Service').flatMap(({ metadata, spec }) =>
      spec?.ports?.map(({ port }) => `${metadata.name}:${port}`),
    )
    for (const workload of workloads)
      expect(open).toEqual(expect.arrayContaining(addressesIn(environmentIn(all, workload))))
  })

  it.each(standIns)('starts %s with variables that it reads', async (name) => {
    const deployment = named(of('Deployment'), name) ?? all[0]!
    const variables = Object.keys(environmentIn(all, deployment))
    expect(await namesReadByStandIn(entryPoints[name] ?? '')).toEqual(expect.arrayContaining(variables))
    expect(containerOf(deployment).command).toEqual(['node', `runtime/dist/${name}.mjs`])
  })

  it('gives search the host of the sample pictures, and billing the secret of its webhooks', async () => {
    const environmentOf = (name: string) => environmentIn(all, named(of('Deployment'), name) ?? all[0]!)
    const { LISTING_MARKET_PUBLIC_URL } = readSettings(await settingsOf('search'), environmentOf('search'))
    expect(environmentOf('listing-market').LISTING_MARKET_PUBLIC_URL).toBe(LISTING_MARKET_PUBLIC_URL)
    const { STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_URL } = environmentOf('stripe-simulator')
    expect(STRIPE_WEBHOOK_SECRET).toBe(environmentOf('billing').STRIPE_WEBHOOK_SECRET)
    expect(STRIPE_WEBHOOK_URL).toBe(`http://gateway:8080${receiveStripeWebhook.path}`)
  })
})
