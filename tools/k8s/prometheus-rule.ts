import { alertFiles, readAlertGroups } from '@verandah/runtime/testing'
import { stringify } from 'yaml'

/** Compose's alert rules as the Prometheus operator takes them. */
export async function prometheusRule(): Promise<string> {
  const manifest = {
    apiVersion: 'monitoring.coreos.com/v1',
    kind: 'PrometheusRule',
    metadata: { name: 'verandah', labels: { 'app.kubernetes.io/part-of': 'verandah' } },
    spec: { groups: await readAlertGroups() },
  }
  return `# Made by \`npm run generate manifests\` from ${alertFiles.join(' and ')}.\n${stringify(manifest, { lineWidth: 0 })}`
}
