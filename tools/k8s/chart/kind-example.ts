import { readFileSync } from 'node:fs'
import { parse, parseAllDocuments } from 'yaml'
import type { Manifest } from '../manifest.ts'
import { renderRelease, valuesOf, type Values } from './read-chart.ts'

const read = (name: string) => readFileSync(new URL(`../../../k8s/examples/kind/${name}`, import.meta.url), 'utf8')

/** The values by which the workflow installs the chart in kind. */
export function kindValues(): Values {
  return valuesOf('prod', parse(read('values.yaml')) as Values)
}

/** The servers and the chart's objects that the workflow installs in kind. */
export function kindExample(): Manifest[] {
  const servers = parseAllDocuments(read('servers.yaml')).map((document) => document.toJS() as Manifest)
  return [...servers, ...renderRelease('verandah', kindValues())]
}
