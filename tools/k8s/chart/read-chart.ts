import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Manifest } from '../manifest.ts'
import { renderChart } from './render-chart.ts'

const chart = new URL('../../../k8s/chart/', import.meta.url)
const readChart = (path: string): string => readFileSync(new URL(path, chart), 'utf8')

const templates = new Map(
  readdirSync(new URL('templates', chart)).map((name) => [name, readChart(`templates/${name}`)] as const),
)

export type Values = Readonly<Record<string, unknown>>
const isMap = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** As Helm merges values: maps by key, anything else as a whole; null takes a key away. */
export function mergeValues(base: Values, over: Values): Values {
  const merged = Object.entries(over).map(([key, value]) => {
    const own = base[key]
    return [key, isMap(own) && isMap(value) ? mergeValues(own, value) : value] as const
  })
  return Object.fromEntries(
    Object.entries({ ...base, ...Object.fromEntries(merged) }).filter(([, value]) => value !== null),
  )
}

/** The chart's values with those of an overlay and further ones. */
export function valuesOf(overlay: string, over: Values = {}): Values {
  return ['values.yaml', `values-${overlay}.yaml`]
    .map((name) => parse(readChart(name)) as Values)
    .concat(over)
    .reduce(mergeValues)
}

export const valuesSchema = JSON.parse(readChart('values.schema.json')) as Record<string, unknown>

export function renderRelease(namespace: string, values: Values): Manifest[] {
  return renderChart({ templates, values, namespace })
}
