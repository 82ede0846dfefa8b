import { ofKind, workloadsIn, type Manifest, type Workload } from '../manifest.ts'
import { inContainer, inPod, inSpec, ofKindNamed, type Change } from './changes.ts'

const nats = (all: readonly Manifest[]): Workload => workloadsIn(all).find(({ name }) => name === 'nats')!

/** A violating manifest for every rule about outages. */
export const badOutages: Record<string, Change> = {
  'a disruption budget lets a node be drained': inSpec('PodDisruptionBudget', (spec) => {
    delete spec.maxUnavailable
    spec.minAvailable = 2
  }),
  'a part reaches the servers that its settings name': (all) =>
    ofKind(all, 'ConfigMap').forEach(({ data }) =>
      Object.assign(data!, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.observability:4318' }),
    ),
  'a server that keeps data has it on a claimed volume': (all) => delete nats(all).manifest.spec!.volumeClaimTemplates,
  'the disk of NATS has room for three times its events': (all) =>
    ofKind(all, 'ConfigMap').forEach(({ data }) => Object.assign(data!, { NATS_EVENTS_MIB: '4096' })),
  'the ingress waits longer than the gateway does': (all) =>
    Object.assign(ofKindNamed(all, 'Ingress', 'verandah').metadata.annotations!, {
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '15',
    }),
  'spreading keeps no pod from starting': inPod(
    ({ topologySpreadConstraints }) => (topologySpreadConstraints![0]!.whenUnsatisfiable = 'DoNotSchedule'),
  ),
  'a mounted Secret is there, or is a certificate that docs/operations.md asks for': inPod(
    ({ volumes }) => void volumes!.push({ name: 'more', secret: { secretName: 'forgotten' } }),
  ),
  'a container that hangs is given half a minute before it is restarted': inContainer(
    ({ livenessProbe }) => (livenessProbe!.periodSeconds = 1),
  ),
}
