import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Bus } from './bus/bus.ts'

const processRegistry = new Registry()
let isCollecting = false

/** The numbers of one service, in Prometheus' text format. */
export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void
  text(): Promise<string>
  readonly contentType: string
}

export const createMetrics = (service: string): Metrics => {
  if (!isCollecting) collectDefaultMetrics({ register: processRegistry })
  isCollecting = true
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  })
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    text: async () => `${await processRegistry.metrics()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
  }
}

let watchedBus: Pick<Bus, 'isReady'> | undefined

/** The numbers of this process tell from now on how its bus is. */
export const watchBus = (bus: Pick<Bus, 'isReady'>): void => {
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

const deliveries = new Counter({
  name: 'bus_deliveries_total',
  help: 'Events delivered to a consumer of this process, by outcome.',
  labelNames: ['consumer', 'outcome', 'redelivered'],
  registers: [processRegistry],
})

/** What a bus reports of every delivery; all services of a process share the count. */
export const countDelivery = ({
  consumer,
  outcome,
  attempt,
}: {
  consumer: string
  outcome: string
  attempt: number
}): void => deliveries.inc({ consumer, outcome, redelivered: String(attempt > 1) })
