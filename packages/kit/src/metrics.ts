import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

const processRegistry = new Registry()
let isCollecting = false

/** The numbers of one service, in Prometheus' text format. */
export interface Metrics {
  observeRequest(labels: { method: string; route: string; status: number }, seconds: number): void
  countDelivery(labels: { consumer: string; outcome: string; redelivered: boolean }): void
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
  const deliveries = new Counter({
    name: 'bus_deliveries_total',
    help: 'Events delivered to a consumer, by outcome.',
    labelNames: ['consumer', 'outcome', 'redelivered'],
    registers: [registry],
  })
  return {
    observeRequest: ({ method, route, status }, seconds) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countDelivery: ({ consumer, outcome, redelivered }) =>
      deliveries.inc({ consumer, outcome, redelivered: String(redelivered) }),
    text: async () => `${await processRegistry.metrics()}\n${await registry.metrics()}`,
    contentType: registry.contentType,
  }
}
