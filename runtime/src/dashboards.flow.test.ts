import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinary, freePort } from '@verandah/kit/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  askedExpressions,
  increasesIn,
  isOfBroker,
  missingIn,
  numbersIn,
  readAlerts,
  readQueries,
} from './testing/asked-numbers.ts'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { takeTheJourney } from './testing/journey.ts'
import { startPrometheus } from './testing/start-prometheus.ts'
import { startKillableProduct, type KillableProduct } from './testing/start-killable-product.ts'

const ofPrometheus = ['up']
/** Sample providers have no daily limit. */
const ofRealProviders = ['provider_calls_used_up']

let folder: string
let product: KillableProduct
let numbersUrl: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-'))
  const metricsPort = await freePort()
  numbersUrl = new URL(`http://127.0.0.1:${metricsPort}/metrics`)
  product = await startKillableProduct({
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    PASSWORD_HASH_MEMORY_KIB: '8192',
    METRICS_PORT: String(metricsPort),
  })
  await feedsTakenIn(folder)
  await takeTheJourney(product.url)
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the metrics of the running product. */
const readNumbers = async () => (await fetch(numbersUrl)).text()

describe('dashboards and alerts', () => {
  it('use metrics that the running product exports, by their labels', async () => {
    const asked = (await askedExpressions()).flatMap(numbersIn)
    const ofOthers = [...ofPrometheus, ...ofRealProviders]
    const ours = asked.filter(
      ({ name }) => !ofOthers.includes(name) && !isOfBroker({ name }) && !name.startsWith('kube_'),
    )
    expect(ours.length).toBeGreaterThan(25)
    expect(missingIn(await readNumbers(), ours)).toEqual([])
  })

  it('ask for increases of counters that are there from the start, since a series that begins at 1 has none', async () => {
    const lines = (await readNumbers()).split('\n')
    const rising = (await readAlerts()).flatMap(({ expr }) => increasesIn(expr)).filter((one) => !isOfBroker(one))
    expect(rising.length).toBeGreaterThan(3)
    for (const { name, equal } of rising)
      expect(
        lines.some((line) => line.startsWith(name) && equal.every((label) => line.includes(label))),
        name,
      ).toBe(true)
  })

  it('name metrics in every expression, so that none is left unchecked', async () => {
    expect((await askedExpressions()).filter((expression) => numbersIn(expression).length === 0)).toEqual([])
  })

  it('count a search: its end, its homes, its providers, its events and its jobs', async () => {
    const numbers = await readNumbers()
    expect(numbers).toMatch(/^searches_ended_total\{outcome="completed"\} [1-9]/m)
    expect(numbers).toMatch(/^search_homes_count [1-9]/m)
    for (const provider of ['domain', 'proptrack', 'reaxml'])
      expect(numbers).toMatch(
        new RegExp(`^provider_call_duration_seconds_count\\{provider="${provider}",outcome="answered"\\} [1-9]`, 'm'),
      )
    expect(numbers).toMatch(/^bus_handling_duration_seconds_count\{consumer="scoring-properties-fetched"\} [1-9]/m)
    expect(numbers).toMatch(/^job_runs_total\{service="search",job="complete-overdue-searches",outcome="done"\} [1-9]/m)
    expect(numbers).toMatch(/^http_server_request_duration_seconds_count\{.*held="true".*\} [1-9]/m)
  })
})

const prometheusBinary = findBinary('prometheus')

describe.runIf(prometheusBinary)('a real Prometheus', () => {
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>
  beforeAll(async () => {
    prometheus = await startPrometheus(prometheusBinary ?? '', folder, numbersUrl)
  })
  afterAll(() => prometheus.stop())

  it('evaluates every alert', async () => {
    const healthy = (await readAlerts()).map(({ alert }) => `${alert}: ok`)
    const seen = async () => (await prometheus.rules()).map(({ name, health }) => `${name}: ${health}`)
    await expect.poll(seen).toEqual(healthy)
  })

  it('has data for every panel of the dashboard except those of failures that did not happen', async () => {
    const asked = (await readQueries()).filter(
      ({ title, expr }) => !/fail/i.test(title) && !numbersIn(expr).some(isOfBroker),
    )
    const silent = async () => {
      const answers = await Promise.all(
        asked.map(({ expr }) => prometheus.hasAnswer(expr.replaceAll('$__rate_interval', '1m'))),
      )
      return asked.filter((_, index) => !answers[index])
    }
    await expect.poll(silent).toEqual([])
  })
})
