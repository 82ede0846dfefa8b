import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { readText } from './testing/declared-settings.ts'
import { feedsTakenIn } from './testing/feeds-taken-in.ts'
import { takeTheJourney } from './testing/journey.ts'
import { startKillableProduct, type KillableProduct } from './testing/start-killable-product.ts'

const ofPrometheus = ['up']

/** Names of metrics in an expression, each with the labels that it is chosen by. */
const metricsIn = (expression: string): { name: string; labels: string[] }[] =>
  [...expression.matchAll(/\b([a-z]\w*)\{([^}]*)\}/g)].map(([, name = '', chosen = '']) => ({
    name,
    labels: [...chosen.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label),
  }))

const expressions = async (): Promise<string[]> => {
  const { groups } = parse(await readText('compose/alerts.yml')) as { groups: { rules: { expr: string }[] }[] }
  const { panels } = JSON.parse(await readText('compose/grafana/dashboards/verandah.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  return [...groups.flatMap(({ rules }) => rules), ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr)
}

let folder: string
let product: KillableProduct
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-'))
  product = await startKillableProduct({ DATA_DIR: folder, LOG_LEVEL: 'error', PASSWORD_HASH_MEMORY_KIB: '8192' })
  await feedsTakenIn(folder)
  await takeTheJourney(product.url)
}, 120_000)
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The lines of numbers of the running product. */
const readNumbers = async () => (await (await fetch(`${product.url}/metrics`)).text()).split('\n')

describe('dashboards and alerts', () => {
  it('ask for numbers that the running product gives, by labels that they have', async () => {
    const numbers = await readNumbers()
    const asked = (await expressions()).flatMap(metricsIn)
    const missing = asked.flatMap(({ name, labels }) => {
      const lines = numbers.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
      const isGiven = lines.some((line) => labels.every((label) => line.includes(`${label}="`)))
      return isGiven || ofPrometheus.includes(name) ? [] : [`${name}{${labels.join(', ')}}`]
    })
    expect(asked.length).toBeGreaterThan(25)
    expect(missing).toEqual([])
  })

  it('name metrics in every expression, so that none is left unchecked', async () => {
    expect((await expressions()).filter((expression) => metricsIn(expression).length === 0)).toEqual([])
  })

  it('count what a search is: its end, its homes, its providers, its events and the jobs beside it', async () => {
    const numbers = (await readNumbers()).join('\n')
    expect(numbers).toMatch(/^searches_ended_total\{outcome="completed"\} [1-9]/m)
    expect(numbers).toMatch(/^search_homes_count [1-9]/m)
    for (const provider of ['domain', 'reaxml'])
      expect(numbers).toMatch(
        new RegExp(`^provider_call_duration_seconds_count\\{provider="${provider}",outcome="answered"\\} [1-9]`, 'm'),
      )
    expect(numbers).toMatch(/^bus_handling_duration_seconds_count\{consumer="scoring-properties-fetched"\} [1-9]/m)
    expect(numbers).toMatch(/^job_runs_total\{service="search",job="complete-overdue-searches",outcome="done"\} [1-9]/m)
    expect(numbers).toMatch(/^http_server_request_duration_seconds_count\{.*held="true".*\} [1-9]/m)
  })
})
