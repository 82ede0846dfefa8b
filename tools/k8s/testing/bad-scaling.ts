import { ofKind } from '../manifest.ts'
import { inContainer, inSpec, type Change } from './changes.ts'

/** A violating manifest for every rule about scaling. */
export const badScaling: Record<string, Change> = {
  'an autoscaler has the target and the limits of k8s/capacity.json': inSpec(
    'HorizontalPodAutoscaler',
    (spec) => (spec.metrics![0]!.resource!.target.averageUtilization = 80),
  ),
  'a part that is scaled asks for what k8s/capacity.json says': inContainer(
    ({ resources }) => (resources!.requests!.cpu = '1'),
  ),
  'search is the first part to reach its limit': (all) => {
    for (const { spec } of ofKind(all, 'HorizontalPodAutoscaler')) spec!.maxReplicas = 2
  },
  'a fallback has AverageValue triggers and takes away no pod that processor time asks for': inSpec(
    'ScaledObject',
    (spec) => (spec.fallback = { failureThreshold: 3, replicas: 4 }),
  ),
  'a trigger by backlog counts what waits for each pod': inSpec(
    'ScaledObject',
    (spec) => (spec.triggers![1]!.metricType = 'Value'),
  ),
  'what is scaled by its backlog grows by processor time too': inSpec(
    'ScaledObject',
    (spec) => void spec.triggers!.shift(),
  ),
  'a backlog is counted under both forms of its subject': inSpec('ScaledObject', (spec) => void spec.triggers!.pop()),
  'a scaler asks a Service of the overlay, or one that docs/operations.md names': inSpec(
    'ScaledObject',
    (spec) => (spec.triggers![1]!.metadata.natsServerMonitoringEndpoint = 'nats.nats:8222'),
  ),
}
