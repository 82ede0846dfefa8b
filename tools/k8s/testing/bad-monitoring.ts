import { inSpec, ofKindNamed, type Change } from './changes.ts'

/** A violating manifest for every rule about monitoring. */
export const badMonitoring: Record<string, Change> = {
  'a PodMonitor finds the metrics of every part, under the job that alerts name': inSpec(
    'PodMonitor',
    (spec) => delete spec.jobLabel,
  ),
  'an alert watches every scheduled job': (all) => (ofKindNamed(all, 'CronJob', 'backup').metadata.name = 'copy'),
  'a dashboard is JSON that Grafana tells apart by its uid': (all) =>
    (ofKindNamed(all, 'ConfigMap', 'verandah-grafana').data = { 'one.json': '{}' }),
}
