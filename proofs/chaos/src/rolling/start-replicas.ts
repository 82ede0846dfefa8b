import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, type ServerProcess } from '@verandah/kit/testing'
import { keyHolders, keyNames } from '@verandah/runtime/keys/names'
import { makeSecrets, type SecretFolder } from '@verandah/runtime/keys/secret-folder'
import { parts } from '@verandah/runtime/settings'
import { collectEnds, type OnEnd } from '@verandah/runtime/testing/collect-ends'
import { settingsIn } from '@verandah/runtime/testing/start-fleet'
import { startProductProcess } from '@verandah/runtime/testing/start-product-process'
import { startServers } from '@verandah/runtime/testing/start-servers'
import { startBalancer, type Balancer } from './start-balancer.ts'

type Settings = Readonly<Record<string, string>>

export type Part = (typeof parts)[number]

/** A replaced process: how long it took to stop, and its successor to become ready. */
export interface Replaced {
  readonly part: Part
  readonly goneAfterMs: number
  readonly readyAfterMs: number
}

/** The product as in a cluster: several processes of every part behind one address; the gateways' is the outermost. */
export interface ReplicatedProduct {
  readonly url: string
  readonly natsUrl: string
  readonly storeUrl: string
  readonly marketUrl: string
  /** Feeds are ingested from its subfolder `feeds`. */
  readonly folder: string
  /** Where processes read their keys at start. */
  readonly secrets: SecretFolder
  /** Stops processes by SIGTERM, one by one; the next follows once the previous one is replaced. */
  roll(wanted: Wanted): AsyncGenerator<Replaced>
  /** Resolves to the errors that processes have logged. */
  stop(): Promise<readonly string[]>
}

interface Wanted {
  /** Folder of the new build; this one by default. */
  readonly build: string | undefined
  /** In this order; all parts by default. */
  readonly parts: readonly Part[] | undefined
}

interface Pod {
  readonly part: Part
  readonly port: number
  readonly balancer: Balancer
  running: ServerProcess
}

const replicas = 2

/** Shutdown settings of `k8s/base/service`. All load comes from one address, so limits per address are disabled. */
const settingsOfPods = {
  SHUTDOWN_NOTICE_MS: '5000',
  SHUTDOWN_TIMEOUT_MS: '25000',
  REGISTRATIONS_PER_ADDRESS: '100000',
  LOGIN_ATTEMPTS_PER_ADDRESS: '100000',
}

const withoutKeys: Settings = Object.fromEntries(keyNames.map((name) => [name, '']))

/**
 * Returns where a part finds its keys. An earlier build knows only one secret, which this build keeps using until it
 * has keys.
 */
const keyFilesOf = (part: Part, { SESSION_SECRET, DATA_DIR = '' }: Settings): Settings =>
  Object.fromEntries(
    keyNames
      .filter((name) => SESSION_SECRET === undefined && keyHolders[name].some((holder) => holder === part))
      .map((name) => [`${name}_FILE`, join(DATA_DIR, 'secrets', part, name)]),
  )

/** Resolves once every process accepts requests. `build` is the folder of another build. */
export async function startReplicas(build?: string): Promise<ReplicatedProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-replicas-'))
  const { onEnd, endAll } = collectEnds()
  onEnd(() => rm(folder, { recursive: true, force: true }))
  const complaints: string[] = []
  const stop = async () => {
    await endAll()
    return complaints
  }
  try {
    const { settings: servers, settingsOf } = await startServers(folder, onEnd)
    const secrets = { path: join(folder, 'secrets'), isReadable: false }
    await makeSecrets(secrets)
    const own = build === undefined ? {} : { SESSION_SECRET: 'a secret that only this fleet knows, long enough' }
    const started = await startPods(
      { ...settingsIn(folder), ...servers, ...withoutKeys, ...own },
      { build, complaints, settingsOf, onEnd },
    )
    const { NATS_URL: natsUrl, MONGODB_URL: storeUrl, LISTING_MARKET_URL: marketUrl } = servers
    return { ...started, natsUrl, storeUrl, marketUrl, folder, secrets, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Starting {
  readonly build: string | undefined
  readonly complaints: string[]
  readonly settingsOf: (part: string, shared: Settings) => Settings
  readonly onEnd: OnEnd
}

const startPods = async (shared: Settings, { build, complaints, settingsOf, onEnd }: Starting) => {
  const balancers = new Map<Part, Balancer>()
  const places: Omit<Pod, 'running'>[] = []
  for (const part of parts) {
    const ports = await Promise.all(Array.from({ length: replicas }, freePort))
    const balancer = await startBalancer(ports)
    balancers.set(part, balancer)
    onEnd(balancer.close)
    places.push(...ports.map((port) => ({ part, port, balancer })))
  }
  const url = balancers.get('gateway')?.url ?? ''
  const addresses = [...balancers].map(([part, balancer]): [string, string] => [
    `${part.toUpperCase()}_URL`,
    balancer.url,
  ])
  const settings: Settings = { ...shared, ...settingsOfPods, ...Object.fromEntries(addresses), PUBLIC_URL: url }
  const starting = places.map(async (place): Promise<Pod> => ({
    ...place,
    running: await startPod(place, { ...settings, ...settingsOf(place.part, settings) }, build),
  }))
  const end = async ({ part, running }: Pod) => {
    await running.stop()
    const words = running.words().replace(/^Verandah is open at .*\n/m, '')
    if (words !== '') complaints.push(`${part}: ${words}`)
  }
  onEnd(async () => {
    const started = await Promise.allSettled(starting)
    await Promise.all(started.map(async (one) => (one.status === 'fulfilled' ? end(one.value) : undefined)))
  })
  const pods = await Promise.all(starting)
  async function* roll(wanted: Wanted): AsyncGenerator<Replaced> {
    const inOrder = (wanted.parts ?? parts).flatMap((part) => pods.filter((pod) => pod.part === part))
    for (const pod of inOrder) {
      if (!pod.balancer.isReady(pod.port)) throw new Error(`A ${pod.part} went by itself: ${pod.running.words()}`)
      const startedAt = performance.now()
      await end(pod)
      const goneAt = performance.now()
      pod.running = await startPod(pod, { ...settings, ...settingsOf(pod.part, settings) }, wanted.build)
      yield { part: pod.part, goneAfterMs: goneAt - startedAt, readyAfterMs: performance.now() - goneAt }
    }
  }
  return { url, roll }
}

const lookMs = 50
const patienceMs = 150_000

/** Resolves once the balancer sends it requests. */
const startPod = async (
  { part, port, balancer }: Omit<Pod, 'running'>,
  settings: Settings,
  folder?: string,
): Promise<ServerProcess> => {
  const running = await startProductProcess({
    entry: 'main',
    port,
    settingsOf: (at) => ({ ...settings, ...keyFilesOf(part, settings), SERVICES: part, PORT: String(at) }),
    ...(folder !== undefined && { folder }),
  })
  const endsAt = performance.now() + patienceMs
  while (!balancer.isReady(port)) {
    if (performance.now() > endsAt) throw new Error(`A ${part} does not become ready: ${running.words()}`)
    await delay(lookMs)
  }
  return running
}
