import type { Manifest } from '../manifest.ts'
import { conditionOf, variants } from './features.ts'
import { fillHoles } from './fill-holes.ts'
import { mergeVariants } from './merge-variants.ts'
import { linesOf } from './write-template.ts'

const idOf = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`

/** Objects that share a file, which are not those of one part, server or stand-in. */
const ownFiles: Readonly<Record<string, string>> = {
  NetworkPolicy: 'network-policies',
  Ingress: 'ingress',
  PodMonitor: 'monitoring',
  PrometheusRule: 'monitoring',
  'ConfigMap verandah-grafana': 'dashboards',
  'ConfigMap verandah': 'settings',
  'PersistentVolumeClaim backups': 'backup',
  'PersistentVolumeClaim feeds': 'feeds',
  'PersistentVolumeClaim blobs': 'blobs',
}
const fileOf = (manifest: Manifest) => ownFiles[idOf(manifest)] ?? ownFiles[manifest.kind] ?? manifest.metadata.name

const header = '# Made by `npm run generate manifests` from k8s/base and k8s/components: change those.'

const templateOf = (id: string, rendered: readonly (readonly Manifest[])[]): string => {
  const values = rendered.map((all) => all.find((manifest) => idOf(manifest) === id))
  const when = conditionOf(
    values.map((value) => value !== undefined),
    variants.map(() => true),
  )
  const lines = ['---', ...linesOf(mergeVariants(values.map((value) => value && fillHoles(value))), 0)]
  return [...(when ? [`{{- if ${when} }}`] : []), ...lines, ...(when ? ['{{- end }}'] : [])].join('\n')
}

/** The templates of the chart by their file names, from all variants. */
export function chartFiles(rendered: readonly (readonly Manifest[])[]): Map<string, string> {
  const all = new Map(rendered.flat().map((manifest) => [idOf(manifest), manifest]))
  const files = new Map<string, string>()
  for (const [id, manifest] of [...all].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const path = `${fileOf(manifest)}.yaml`
    files.set(path, `${files.get(path) ?? `${header}\n`}${templateOf(id, rendered)}\n`)
  }
  return files
}
