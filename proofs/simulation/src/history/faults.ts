import { setTimeout as delay } from 'node:timers/promises'
import type { Streams } from '../broker/api.ts'
import type { ConsumerData } from '../broker/consumer.ts'
import { machine } from '../machine/machine.ts'
import type { Route } from '../machine/memory-socket.ts'
import type { Disk } from '../world/disk.ts'
import { brokerName, marketName, paymentsName, productNames, storeName, type World } from '../world/world.ts'
import type { FaultKind } from './plan.ts'

export interface Faults {
  strike(kind: FaultKind, draws: readonly [number, number, number]): Promise<void>
  /** Ends every fault: from now on the machines behave. */
  heal(): void
}

const longestMs = 4_000
const slowDiskMs = 3_000
const usualDiskMs = 2
const slowNetworkMs = 1_500
const slowLinkMs = 300
/** Some messages are late at any time: what comes close together may change places. */
const lateShare = 0.05
const lateMs = 250
/** Others answer some calls much later than our own processes do. */
const strangers: Partial<Record<string, { readonly share: number; readonly ms: number }>> = {
  [paymentsName]: { share: 0.15, ms: 6_000 },
  [marketName]: { share: 0.3, ms: 1_500 },
}
const lossRate = 0.4
/** Most of what is sent, so that several messages of one record come again together, in any order. */
const deliveryLossRate = 0.8
const longestTail = 12
const longestStallMs = 1_500
const slowLeadShare = 0.75
/** Short, because buyers who wait for a slow process do nothing. */
const longestLead = 4

/** The delays of a network on which nothing is wrong. */
export const usualDelay: Route['delayMs'] = (from) => {
  const { random } = machine
  const stranger = strangers[from?.name ?? '']
  if (stranger && random.chance(stranger.share)) return random.next() * stranger.ms
  return 0.05 + random.next() * (random.chance(lateShare) ? lateMs : 0.5)
}

/** One process is slow to reach the store or the broker and to be answered, while the other overtakes it. */
const slowLinkOf =
  (which: number, server: string): Route['delayMs'] =>
  (from, to) => {
    const ends = [from?.name, to?.name]
    const isSlow = ends.includes(server) && ends.includes(productNames[which])
    return isSlow ? machine.random.next() * slowLinkMs : usualDelay(from, to)
  }

const during = async (draw: number, begin: () => void, end: () => void) => {
  begin()
  await delay(draw * longestMs)
  end()
}

const slowLink = (which: number, draw: number, long: number) =>
  during(
    long,
    () => (machine.network.delay = slowLinkOf(which, draw < 0.5 ? storeName : brokerName)),
    () => (machine.network.delay = usualDelay),
  )

const slowDisk = (disk: Disk, long: number) =>
  during(
    long,
    () => (disk.slowestMs = slowDiskMs),
    () => (disk.slowestMs = usualDiskMs),
  )

export function openFaults(world: World): Faults {
  let copy: Streams | undefined
  const slowly = () => machine.random.next() * slowNetworkMs
  const set = (name: 'lostAcks' | 'lostDeliveries' | 'lostReceipts', rate: number) => () => {
    world.broker.faults[name] = rate
  }
  /** What is lost matters only where nobody has read it yet. */
  const stall = async (draw: number) => {
    world.broker.faults.isStalled = true
    await delay(draw * longestStallMs)
  }
  const strikes: Record<FaultKind, (draws: readonly [number, number, number]) => Promise<void>> = {
    killProduct: async ([draw, down, lead]) => {
      const which = draw < 0.5 ? 0 : 1
      const server = (2 * draw) % 1
      // Most die in the middle of what they do with the store or the broker.
      if (lead < slowLeadShare) await slowLink(which, server, lead / longestLead)
      await world.restartProduct(which, down * longestMs)
    },
    slowLink: ([which, long, server]) => slowLink(which < 0.5 ? 0 : 1, server, long),
    killStore: async ([down, lead]) => {
      if (lead < slowLeadShare) await slowDisk(world.disk, lead / longestLead)
      await world.restartStore(down * longestMs)
    },
    killBroker: ([down]) => world.restartBroker(world.broker.copy(), down * longestMs),
    copyBroker: () => {
      copy = world.broker.copy()
      return Promise.resolve()
    },
    rollBroker: async ([down, , stalled]) => {
      await stall(stalled)
      await world.restartBroker(copy ?? world.broker.copy(), down * longestMs)
    },
    loseTail: async ([down, length, stalled]) => {
      await stall(stalled)
      // Mostly few: what fills the stream up again hides them from who looks late.
      const lost = Math.ceil(length ** 2 * longestTail)
      await world.restartBroker(withoutTail(world.broker.copy(), lost), down * longestMs)
    },
    cut: ([share]) => {
      machine.network.cut(() => machine.random.chance(share))
      return Promise.resolve()
    },
    slowNetwork: ([long]) =>
      during(
        long,
        () => (machine.network.delay = slowly),
        () => (machine.network.delay = usualDelay),
      ),
    slowDisk: ([long]) => slowDisk(world.disk, long),
    fullDisk: ([long]) =>
      during(
        long,
        () => (world.disk.isFull = true),
        () => (world.disk.isFull = false),
      ),
    loseAcks: ([long]) => during(long, set('lostAcks', lossRate), set('lostAcks', 0)),
    loseDeliveries: ([long]) => during(long, set('lostDeliveries', deliveryLossRate), set('lostDeliveries', 0)),
    loseReceipts: ([long]) => during(long, set('lostReceipts', lossRate), set('lostReceipts', 0)),
  }
  return {
    strike: (kind, draws) => strikes[kind](draws),
    heal: () => {
      machine.network.delay = usualDelay
      Object.assign(world.disk, { slowestMs: usualDiskMs, isFull: false })
      Object.assign(world.broker.faults, { lostAcks: 0, lostDeliveries: 0, lostReceipts: 0, isStalled: false })
    },
  }
}

/** As after a loss of power: the last messages were acknowledged and are gone. */
const withoutTail = (streams: Streams, length: number): Streams => {
  for (const { stream, consumers } of streams.values()) {
    const last = Math.max(0, stream.last - length)
    const isGone = (seq: number) => seq > last
    for (const seq of [...stream.messages.keys()].filter(isGone)) stream.messages.delete(seq)
    const [first = last + 1] = stream.messages.keys()
    Object.assign(stream, { first, last })
    for (const consumer of consumers.values()) forget(consumer, isGone)
  }
  return streams
}

const forget = (consumer: ConsumerData, isGone: (seq: number) => boolean): void => {
  for (const seq of [...consumer.pending.keys()].filter(isGone)) consumer.pending.delete(seq)
  while (isGone(consumer.streamSeq)) consumer.streamSeq -= 1
  consumer.scannedTo = 0
}
