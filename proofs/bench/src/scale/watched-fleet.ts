import { connect as connectSocket, createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serviceNames } from '@verandah/contracts'
import { deliverFeeds, feedsTakenIn, startFleet } from '@verandah/runtime/testing'
import { connect } from 'nats'
import { createFramer } from '../../../../packages/embedded-mongo/src/wire/frame-messages.ts'
import { places } from '../places.ts'
import { newFolder, onEnd, startStore } from '../processes.ts'
import { usageOf } from '../usage.ts'

const services = [...serviceNames, 'gateway'] as const

/** Parts of a fleet that use CPU. */
export const parts = [...services, 'store'] as const

/** What a fleet has used since it began: CPU of each part in milliseconds, and counts. */
export interface Used extends Readonly<Record<string, number>> {
  /** When it was read, in milliseconds. */
  readonly at: number
  readonly searches: number
}

/** Joins two readings figure by figure. */
export function joinUsed(a: Used, b: Used, join: (x: number, y: number) => number): Used {
  return Object.fromEntries(Object.entries(a).map(([name, x]) => [name, join(x, b[name] ?? 0)])) as unknown as Used
}

export type WatchedFleet = Awaited<ReturnType<typeof startWatchedFleet>>

/** A process for each part, with the feeds of `places` taken in, and how to read what they have used. */
export async function startWatchedFleet(settings: Readonly<Record<string, string>>) {
  const store = await startStore(join(await newFolder(), 'store'))
  const commands = await countCommands(new URL(store.url))
  process.env.MONGODB_URL = commands.url
  const fleet = await startFleet(settings).finally(() => delete process.env.MONGODB_URL)
  onEnd(fleet.stop)
  const client = await connect({ servers: fleet.natsUrl })
  onEnd(() => client.close())
  const { streams } = await client.jetstreamManager()
  const read = async (): Promise<Used> => {
    const metrics = await Promise.all(services.map((part) => fleet.metricsOf(part)))
    const ofSearch = metrics[services.indexOf('search')] ?? ''
    const { state } = await streams.info('EVENTS')
    const { cpuMs, diskKb } = usageOf(store.pid)
    const cpu = services.map((part, at) => [part, sumOf(metrics[at] ?? '', 'process_cpu_seconds_total') * 1_000])
    return {
      ...(Object.fromEntries(cpu) as Record<string, number>),
      at: performance.now(),
      searches: sumOf(ofSearch, 'searches_ended_total'),
      store: cpuMs,
      storeCommands: commands.read(),
      storeKb: diskKb,
      // Deleted messages have been written too: the mean of those kept counts for them.
      eventKb: ((state.bytes / Math.max(1, state.messages)) * state.last_seq) / 1_000,
      providerCalls: sumOf(ofSearch, 'provider_call_duration_seconds_count'),
    }
  }
  await deliverFeeds(fleet.marketUrl, fleet.folder, places)
  await feedsTakenIn(fleet.folder)
  return { url: fleet.url, read }
}

/** Sums the series of a metric, over all labels. */
const sumOf = (metrics: string, name: string): number =>
  [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  )

/** A proxy before a MongoDB server that counts the messages sent to it. */
const countCommands = async (target: URL) => {
  let commands = 0
  const server = createServer((client) => {
    const upstream = connectSocket(Number(target.port), target.hostname)
    const messagesIn = createFramer()
    client.on('data', (bytes) => (commands += messagesIn(bytes).length))
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      from
        .setNoDelay(true)
        .on('error', () => to.destroy())
        .pipe(to)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onEnd(() => void server.close())
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, read: () => commands }
}
