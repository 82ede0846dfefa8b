/**
 * What our objects use of the Prometheus operator's resources, as its API reference has them
 * (https://prometheus-operator.dev/docs/api-reference/api/, v0.86); no package of types has them.
 */
interface Metadata {
  name: string
  namespace?: string
  labels?: Record<string, string>
  annotations?: Record<string, string>
}

export interface IPodMonitor {
  apiVersion: 'monitoring.coreos.com/v1'
  kind: 'PodMonitor'
  metadata: Metadata
  spec: {
    jobLabel?: string
    selector: { matchLabels?: Record<string, string> }
    podMetricsEndpoints: { port: string; path?: string; interval?: `${number}s`; scheme?: 'http' | 'https' }[]
  }
}

export interface IPrometheusRule {
  apiVersion: 'monitoring.coreos.com/v1'
  kind: 'PrometheusRule'
  metadata: Metadata
  spec: { groups: { name: string; interval?: string; rules: Alert[] }[] }
}

interface Alert {
  alert: string
  expr: string
  for?: `${number}${'s' | 'm' | 'h'}`
  labels: Record<string, string>
  annotations: Record<string, string>
}
