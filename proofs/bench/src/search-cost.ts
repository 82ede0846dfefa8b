import { setTimeout as wait } from 'node:timers/promises'
import type { Buyer } from '@verandah/runtime/testing'
import { findBinary } from '@verandah/kit/testing'
import { followSearch, openBuyer } from './follow-search.ts'
import { figuresIn, inTurn, type Figure } from './measure.ts'
import { places } from './places.ts'
import { startFedProduct } from './processes.ts'
import { parts, startWatchedFleet } from './scale/watched-fleet.ts'
import { openMeter } from './usage.ts'

const warming = 10
const measured = 10
/** V8 keeps compiling for dozens of searches. */
const goneOn = 20
/** Writes after the last response belong to the search too. */
const settlingMs = 3_000
const settings = { SEARCHES_PER_MINUTE: '1000' }

/** Measures a warm search: as `npm start` runs it and, if the servers are installed, by service. */
export async function benchSearchCost(): Promise<Figure[]> {
  const within = await benchOneProcess()
  const hasServers = ['nats-server', 'redis-server'].every((name) => findBinary(name) !== undefined)
  return hasServers ? [...within, ...(await benchFleet())] : within
}

/** Measures a warm search in one process, including bytes written to disk. */
const benchOneProcess = async (): Promise<Figure[]> => {
  const { url, pid, stop } = await startFedProduct(settings)
  const buyer = await warmBuyer(url)
  const use = await openMeter({ pid })
  const warm = await use(() => searchOften(buyer, measured))
  const homes = await searchOften(buyer, goneOn)
  const late = await use(() => searchOften(buyer, measured))
  await stop()
  return [
    ...figuresIn('', { 'homes that a search finds': homes }),
    ...figuresIn('ms', {
      'a warm search: CPU': warm.cpuMs / measured,
      [`after ${warming + measured + goneOn} searches: CPU of one`]: late.cpuMs / measured,
    }),
    ...figuresIn('KB', { 'a warm search: bytes to the disk': warm.diskKb / measured }),
  ]
}

/** Measures every service as a separate process, over a broker. */
const benchFleet = async (): Promise<Figure[]> => {
  const { url, read } = await startWatchedFleet(settings)
  const buyer = await warmBuyer(url)
  const before = await read()
  await searchOften(buyer, measured)
  const after = await read()
  const costOf = (name: string) => ((after[name] ?? NaN) - (before[name] ?? NaN)) / measured
  const cpu = parts.map((part) => [`a search: CPU of ${part} as a process of its own`, costOf(part)] as const)
  return [
    ...figuresIn('KB', { 'a search: bytes of EVENTS': costOf('eventKb') }),
    ...figuresIn('ms', Object.fromEntries(cpu)),
  ]
}

const warmBuyer = async (url: string): Promise<Buyer> => {
  const buyer = await openBuyer(url)
  await searchOften(buyer, warming)
  return buyer
}

/** Searches in sequence, followed as the page does; resolves to the number of homes in the last one. */
const searchOften = async (buyer: Buyer, times: number): Promise<number> => {
  const homes = await inTurn(times, () => followSearch(buyer, { locations: places }))
  await wait(settlingMs)
  return homes.at(-1) ?? 0
}
