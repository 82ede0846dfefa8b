import type { ServerResponse } from 'node:http'
import type { ServiceName } from '@verandah/contracts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { reasonOf } from './errors.ts'
import { listen, type HttpServer, type ListenAddress } from './http/listen.ts'
import type { Job } from './service/jobs.ts'

export const processRegistry = new Registry()

export interface ObservedRequest {
  /** The part of this process that answered. */
  readonly service: ServiceName | 'gateway'
  readonly method: string
  readonly route: string
  readonly status: number
  /** True for a long poll, whose duration says nothing about our latency. */
  readonly isHeld: boolean
}

/** Whether a request's URL asks for a long poll. */
export function asksToWait(url: string): boolean {
  return /[?&]waitMs=[1-9]/.test(url)
}

/** This process's metrics in Prometheus' text format. */
export function readNumbers(): Promise<string> {
  return processRegistry.metrics()
}

/**
 * Serves this process's metrics on a separate address that no proxy of the product exposes, and starts Node's default
 * metrics: memory, CPU time, event-loop delay.
 */
export function serveNumbers(place: ListenAddress): Promise<HttpServer> {
  if (!processRegistry.getSingleMetric('process_cpu_seconds_total'))
    collectDefaultMetrics({ register: processRegistry })
  return listen(({ url }, response) => {
    if (url === '/metrics') void answerNumbers(response)
    else response.writeHead(404).end()
  }, place)
}

const answerNumbers = async (response: ServerResponse): Promise<void> => {
  try {
    response.setHeader('Content-Type', processRegistry.contentType).end(await readNumbers())
  } catch (error) {
    response.writeHead(500).end(reasonOf(error))
  }
}

interface Numbers<Label extends string> {
  readonly name: string
  readonly help: string
  readonly labelNames: readonly Label[]
}

/** Defines a process-wide metric at module load. Labels have few values, never ids. */
export function defineCounter<Label extends string>({ labelNames, ...numbers }: Numbers<Label>) {
  return new Counter({ ...numbers, labelNames: [...labelNames], registers: [processRegistry] })
}
/** `collect` sets the gauge whenever it is read. */
export function defineGauge<Label extends string>({
  labelNames,
  ...numbers
}: Numbers<Label> & { readonly collect?: (this: Gauge<Label>) => void }) {
  return new Gauge({ ...numbers, labelNames: [...labelNames], registers: [processRegistry] })
}
export function defineHistogram<Label extends string>({
  labelNames,
  ...numbers
}: Numbers<Label> & { readonly buckets: number[] }) {
  return new Histogram({ ...numbers, labelNames: [...labelNames], registers: [processRegistry] })
}

const requests = defineHistogram({
  name: 'http_server_request_duration_seconds',
  help: 'Time to answer a request.',
  labelNames: ['service', 'method', 'route', 'status', 'held'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
})

/** Counts a response under the part that sent it. */
export function countRequest({ service, method, route, status, isHeld }: ObservedRequest, seconds: number): void {
  const key = `${service} ${method} ${route} ${status} ${isHeld}`
  const known = requestSeries.get(key)
  const series = known ?? requests.labels({ service, method, route, status: String(status), held: String(isHeld) })
  if (known === undefined) requestSeries.set(key, series)
  series.observe(seconds)
}

/** Caches series by label set, because the lookup costs more than counting. No more entries than the registry has. */
const requestSeries = new Map<string, ReturnType<typeof requests.labels>>()

const deliveries = defineCounter({
  name: 'bus_deliveries_total',
  help: 'Events delivered to a consumer of this process, by outcome.',
  labelNames: ['consumer', 'outcome', 'redelivered'],
})
const handling = defineHistogram({
  name: 'bus_handling_duration_seconds',
  help: 'Time that a consumer of this process took for an event.',
  labelNames: ['consumer'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
})

/** Shows the first dead letter of a consumer as an increase. */
export function expectDeliveries(consumer: string): void {
  for (const redelivered of ['false', 'true']) deliveries.inc({ consumer, outcome: 'dead-letter', redelivered }, 0)
}

/** Counts a delivery; all services of a process share the metric. */
export function countDelivery({
  consumer,
  outcome,
  attempt,
  seconds,
}: {
  consumer: string
  outcome: string
  attempt: number
  seconds: number
}): void {
  deliveries.inc({ consumer, outcome, redelivered: String(attempt > 1) })
  handling.observe({ consumer }, seconds)
}

const jobRuns = defineCounter({
  name: 'job_runs_total',
  help: 'Turns of what a service does by itself, by outcome.',
  labelNames: ['service', 'job', 'outcome'],
})

/** Counts the runs of a job. */
export function countRuns(service: string, job: Job): Job {
  jobRuns.inc({ service, job: job.name, outcome: 'failed' }, 0)
  return {
    ...job,
    run: async (...given) => {
      try {
        const result: unknown = await job.run(...given)
        jobRuns.inc({ service, job: job.name, outcome: 'done' })
        return result
      } catch (error) {
        jobRuns.inc({ service, job: job.name, outcome: 'failed' })
        throw error
      }
    },
  }
}
