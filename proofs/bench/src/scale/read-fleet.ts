import { readFile } from 'node:fs/promises'
import { serviceNames } from '@verandah/contracts'
import type { startFleet } from '@verandah/runtime/testing'
import { connect } from 'nats'
import type { startStoreProcess } from '../product-process.ts'
import { cpuMsOf } from '../product-process.ts'
import type { countCommands } from './count-commands.ts'

export const parts = [...serviceNames, 'gateway'] as const

interface Watched {
  readonly fleet: Awaited<ReturnType<typeof startFleet>>
  readonly store: Awaited<ReturnType<typeof startStoreProcess>>
  readonly commands: Awaited<ReturnType<typeof countCommands>>
}

/** What a fleet has used since it began. */
export interface Used {
  readonly at: number
  readonly cpuMs: Readonly<Record<string, number>>
  readonly storeCommands: number
  readonly storeKb: number
  readonly eventKb: number
  readonly providerCalls: number
  readonly searches: number
}

/** A fleet, and how to read what it has used. */
export interface Measured {
  readonly url: string
  read(): Promise<Used>
}

/** Reads what the parts of a fleet have used. */
export async function watchFleet({ fleet, store, commands }: Watched) {
  const client = await connect({ servers: fleet.natsUrl })
  const { streams } = await client.jetstreamManager()
  const eventBytes = async () => {
    const { state } = await streams.info('EVENTS')
    // Deleted messages have been written too: the mean of those kept stands for them.
    return state.messages === 0 ? 0 : (state.bytes / state.messages) * state.last_seq
  }
  const read = async (): Promise<Used> => {
    const metrics = await Promise.all(parts.map((part) => fleet.metricsOf(part)))
    const ofSearch = metrics[parts.indexOf('search')] ?? ''
    const cpu = parts.map((part, at) => [part, sumOf(metrics[at] ?? '', 'process_cpu_seconds_total') * 1000] as const)
    return {
      at: performance.now(),
      cpuMs: { ...Object.fromEntries(cpu), store: await cpuMsOf(store.pid) },
      storeCommands: commands.read(),
      storeKb: (await writtenBytes(store.pid)) / 1000,
      eventKb: (await eventBytes()) / 1000,
      providerCalls: sumOf(ofSearch, 'provider_call_duration_seconds_count'),
      searches: sumOf(ofSearch, 'searches_ended_total'),
    }
  }
  return { read, end: () => client.close() }
}

/** Sums the series of a metric, over all labels. */
const sumOf = (metrics: string, name: string): number =>
  [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  )

const writtenBytes = async (pid: number): Promise<number> =>
  Number(/^write_bytes: (\d+)/m.exec(await readFile(`/proc/${pid}/io`, 'utf8'))?.[1])
