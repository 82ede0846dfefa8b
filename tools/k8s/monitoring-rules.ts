import { ofKind, partsIn, rule, selects, unless, type Rule } from './manifest.ts'

/** The job that alerts name in `up{job="verandah"}`. */
const job = 'verandah'

/** Rules about what Prometheus and Grafana get. */
export const monitoringRules: readonly Rule[] = [
  rule('a PodMonitor finds the metrics of every part, under the job that alerts name', (all) =>
    ofKind(all, 'PodMonitor').flatMap(({ spec }) =>
      partsIn(all).flatMap(({ labels, name, pod }) => {
        const open = pod.containers.flatMap(({ ports = [] }) => ports.map((port) => port.name))
        return unless(
          selects(spec?.selector?.matchLabels ?? {}, labels) &&
            labels[spec?.jobLabel ?? ''] === job &&
            (spec?.podMetricsEndpoints ?? []).some(({ port }) => open.includes(port)),
          name,
        )
      }),
    ),
  ),
  rule('an alert watches every scheduled job', (all) => {
    const alerts = ofKind(all, 'PrometheusRule')
    const watched = Array.from(JSON.stringify(alerts).matchAll(/cronjob=~\\"([^"\\]+)/g), ([, names = '']) => names)
    return ofKind(all, 'CronJob').flatMap(({ metadata: { name } }) =>
      unless(alerts.length === 0 || watched.some((names) => new RegExp(`^(${names})$`).test(name)), name),
    )
  }),
  rule('a dashboard is JSON that Grafana tells apart by its uid', (all) =>
    ofKind(all, 'ConfigMap')
      .filter(({ metadata }) => metadata.labels?.grafana_dashboard !== undefined)
      .flatMap(({ metadata, data = {} }) =>
        unless(
          Object.values(data).every((text) => typeof (JSON.parse(text) as { uid?: unknown }).uid === 'string'),
          metadata.name,
        ),
      ),
  ),
]
