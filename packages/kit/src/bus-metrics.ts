import { Gauge } from 'prom-client'
import type { Bus, BusMeasures } from './bus/bus.ts'
import { processRegistry } from './metrics.ts'
import { waitAtMost } from './wait-at-most.ts'

type WatchedBus = Pick<Bus, 'isReady' | 'measure'>
let watchedBus: WatchedBus | undefined

/** Reports the state of this bus in the process's metrics. */
export function watchBus(bus: WatchedBus): void {
  watchedBus = bus
}

new Gauge({
  name: 'bus_connected',
  help: '1 while the event broker answers; without it events wait in their outboxes.',
  registers: [processRegistry],
  collect() {
    this.set(watchedBus?.isReady() === true ? 1 : 0)
  },
})

const measureMs = 1_000
const nothing: BusMeasures = { waiting: [], streams: [] }
let measuring: Promise<BusMeasures> | undefined

/** Measured once for all gauges of a scrape; empty when the broker does not answer in time. */
const measureBus = (): Promise<BusMeasures> => {
  const measure = async () => {
    let measures = nothing
    const ask = async () => void (measures = (await watchedBus?.measure()) ?? nothing)
    await waitAtMost(measureMs, ask())
    return measures
  }
  measuring ??= measure().finally(() => (measuring = undefined))
  return measuring
}

type Values = readonly (readonly [of: string, value: number])[]

const defineBusGauge = (name: string, label: string, help: string, valuesIn: (measures: BusMeasures) => Values) =>
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [processRegistry],
    async collect() {
      const values = valuesIn(await measureBus())
      this.reset()
      for (const [of, value] of values) this.set({ [label]: of }, value)
    },
  })

defineBusGauge(
  'bus_consumer_lag',
  'consumer',
  'Events that a consumer has still to handle, in all its processes together.',
  ({ waiting }) => waiting.map(({ consumer, events }) => [consumer, events]),
)
defineBusGauge(
  'bus_stream_messages',
  'stream',
  'Messages that a stream of the broker holds; in DEAD they are the dead letters.',
  ({ streams }) => streams.map(({ stream, messages }) => [stream, messages]),
)
defineBusGauge('bus_stream_bytes', 'stream', 'Bytes that a stream of the broker holds.', ({ streams }) =>
  streams.map(({ stream, bytes }) => [stream, bytes]),
)
defineBusGauge(
  'bus_stream_max_bytes',
  'stream',
  'Bytes that a stream of the broker may hold before it refuses more; BROADCAST drops its oldest instead.',
  ({ streams }) => streams.map(({ stream, maxBytes }) => [stream, maxBytes]),
)
