import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { serviceNames } from '@verandah/contracts'
import { createBuyer, deliverFeeds, feedsTakenIn, saveWeights, startFleet, type Buyer } from '@verandah/runtime/testing'
import { findBinary } from '@verandah/kit/testing'
import { connect } from 'nats'
import { followSearch } from './follow-search.ts'
import type { Figure } from './measure.ts'
import { places } from './places.ts'
import { costsOf, idleShareOf, startProduct } from './product-process.ts'

const warming = 10
const measured = 10
/** V8 keeps compiling for dozens of searches. */
const goneOn = 20
/** Writes after the last response belong to the search too. */
const settlingMs = 3_000

/** Measures a warm search: as `npm start` runs it and, if the servers are installed, by service. */
export async function benchSearchCost(): Promise<Figure[]> {
  const within = await benchOneProcess()
  const hasServers = ['nats-server', 'redis-server'].every((name) => findBinary(name) !== undefined)
  return hasServers ? [...within, ...(await benchFleet())] : within
}

/** Measures a warm search in one process, including bytes written to disk. */
const benchOneProcess = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'verandah-bench-search-'))
  const product = await startProduct(folder, { SEARCHES_PER_MINUTE: '1000' })
  try {
    await feedsTakenIn(folder)
    const buyer = await createBuyer(product.url)
    await saveWeights(buyer)
    await searchOften(buyer, warming)
    const idleShare = await idleShareOf(async () => (await costsOf(product.pid)).cpuMs)
    const costs = async () => {
      const startedAt = performance.now()
      const before = await costsOf(product.pid)
      const homes = await searchOften(buyer, measured)
      const after = await costsOf(product.pid)
      const share = (name: keyof typeof after) => (after[name] - before[name]) / measured
      const idleMs = (idleShare * (performance.now() - startedAt)) / measured
      return { homes, cpuMs: share('cpuMs') - idleMs, mainMs: share('mainMs'), diskKb: share('diskBytes') / 1_000 }
    }
    const warm = await costs()
    const { nowMb } = await product.memory()
    await searchOften(buyer, goneOn)
    const late = await costs()
    return [
      { name: 'homes that a search finds', value: warm.homes, unit: '' },
      { name: 'a warm search: CPU', value: warm.cpuMs, unit: 'ms' },
      { name: 'of it in the main thread', value: warm.mainMs, unit: 'ms' },
      { name: 'a warm search: bytes to the disk', value: warm.diskKb, unit: 'KB' },
      { name: `resident memory after ${warming + measured} searches`, value: nowMb, unit: 'MB' },
      { name: `after ${warming + measured + goneOn} searches: CPU of one`, value: late.cpuMs, unit: 'ms' },
      { name: 'of it in the main thread', value: late.mainMs, unit: 'ms' },
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Measures every service as a separate process, over a broker. */
const benchFleet = async (): Promise<Figure[]> => {
  const fleet = await startFleet({ SEARCHES_PER_MINUTE: '1000' })
  const client = await connect({ servers: fleet.natsUrl })
  const { streams } = await client.jetstreamManager()
  const names = [...serviceNames, 'gateway'] as const
  const cpuMsOf = async (name: (typeof names)[number]) =>
    Number(/^process_cpu_seconds_total (\S+)/m.exec(await fleet.metricsOf(name))?.[1]) * 1_000
  const read = async () => ({
    bytes: (await streams.info('EVENTS')).state.bytes,
    cpuMs: await Promise.all(names.map(cpuMsOf)),
  })
  try {
    await deliverFeeds(fleet.marketUrl, fleet.folder, places)
    await feedsTakenIn(fleet.folder)
    const buyer = await createBuyer(fleet.url)
    await saveWeights(buyer)
    await searchOften(buyer, warming)
    const before = await read()
    await searchOften(buyer, measured)
    const after = await read()
    return [
      { name: 'a search: bytes of EVENTS', value: (after.bytes - before.bytes) / measured / 1_000, unit: 'KB' },
      ...names.map((name, at) => ({
        name: `a search: CPU of ${name} as a process of its own`,
        value: ((after.cpuMs[at] ?? NaN) - (before.cpuMs[at] ?? NaN)) / measured,
        unit: 'ms',
      })),
    ]
  } finally {
    await client.close()
    await fleet.stop()
  }
}

/** Searches in sequence, followed as the page does; resolves to the number of homes in the last one. */
const searchOften = async (buyer: Buyer, times: number): Promise<number> => {
  let homes = 0
  for (let round = 0; round < times; round += 1) homes = await followSearch(buyer, { locations: places })
  await wait(settlingMs)
  return homes
}
