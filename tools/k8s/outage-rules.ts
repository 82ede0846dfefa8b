import { bytesOf, forContainers, forPods, ofKind, partsIn, rule, scalersIn, unless, workloadsIn } from './manifest.ts'
import type { Manifest, Rule, Workload } from './manifest.ts'
import { isOpen, type End } from './reach.ts'

const leastPodsOf = (all: readonly Manifest[], name: string): number =>
  scalersIn(all)
    .filter(({ spec }) => spec?.scaleTargetRef?.name === name)
    .map(({ spec }) => spec?.minReplicas ?? spec?.minReplicaCount ?? 1)[0] ?? 1

/** Whether a node can be drained while a part has its least number of pods. */
const allowsEviction = (all: readonly Manifest[], { metadata, spec }: Manifest): boolean => {
  const { maxUnavailable, minAvailable } = spec ?? {}
  if (minAvailable !== undefined)
    return typeof minAvailable === 'number' && minAvailable < leastPodsOf(all, metadata.name)
  return maxUnavailable !== undefined && Number.parseInt(String(maxUnavailable)) > 0
}

/** Settings that lead every part to a server. */
const ofServers = ['NATS_URL', 'REDIS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT']

const addressesIn = (all: readonly Manifest[]): URL[] =>
  ofKind(all, 'ConfigMap', 'Secret').flatMap(({ kind, data = {} }) =>
    ofServers.flatMap((name) => {
      const text = data[name]
      if (text === undefined) return []
      const addresses = kind === 'Secret' ? Buffer.from(text, 'base64').toString() : text
      return addresses.split(',').map((address) => new URL(address))
    }),
  )

const usualPorts: Readonly<Record<string, number>> = {
  'nats:': 4222,
  'tls:': 4222,
  'redis:': 6379,
  'rediss:': 6379,
  'http:': 80,
  'https:': 443,
}
const portOf = ({ port, protocol }: URL): number => Number(port || usualPorts[protocol])

const endOf = (all: readonly Manifest[], { hostname }: URL): End => {
  const [name, namespace] = hostname.split('.')
  const labels = workloadsIn(all).find((workload) => workload.name === name)?.labels ?? {}
  return namespace === undefined ? { labels } : { namespace }
}

const claimsOf = ({ manifest }: Workload) => manifest.spec?.volumeClaimTemplates ?? []
const eventsMibIn = (all: readonly Manifest[]): number =>
  Number(ofKind(all, 'ConfigMap').find(({ data }) => data?.NATS_EVENTS_MIB)?.data?.NATS_EVENTS_MIB ?? 512)

/** Rules about what an outage, a drained node or a full disk would show. */
export const outageRules: readonly Rule[] = [
  rule('a disruption budget lets a node be drained', (all) =>
    ofKind(all, 'PodDisruptionBudget').flatMap((budget) => unless(allowsEviction(all, budget), budget.metadata.name)),
  ),
  rule('a part reaches the servers that its settings name', (all) =>
    ofKind(all, 'Ingress').length === 0
      ? []
      : partsIn(all).flatMap(({ name, labels }) =>
          addressesIn(all)
            .filter((url) => !isOpen(all, 'egress', { pod: labels, other: endOf(all, url), port: portOf(url) }))
            .map(({ host }) => `${name} (${host})`),
        ),
  ),
  rule('a server that keeps data has it on a claimed volume', (all) =>
    workloadsIn(all)
      .filter(({ name }) => name === 'nats' || name === 'mongodb')
      .flatMap((server) => {
        const claimed = claimsOf(server).map(({ metadata }) => metadata.name)
        const mounts = server.pod.containers.flatMap(({ volumeMounts = [] }) => volumeMounts)
        return unless(
          mounts.some(({ name, mountPath }) => mountPath.startsWith('/data') && claimed.includes(name)),
          server.name,
        )
      }),
  ),
  rule('the disk of NATS has room for three times its events', (all) =>
    workloadsIn(all)
      .filter(({ name }) => name === 'nats')
      .flatMap((server) =>
        claimsOf(server).flatMap(({ spec }) =>
          unless(bytesOf(spec?.resources?.requests?.storage) >= 3 * eventsMibIn(all) * 2 ** 20, server.name),
        ),
      ),
  ),
  rule('the ingress waits longer than the gateway does', (all) =>
    ofKind(all, 'Ingress').flatMap(({ metadata }) =>
      unless(Number(metadata.annotations?.['nginx.ingress.kubernetes.io/proxy-read-timeout']) > 30, metadata.name),
    ),
  ),
  forPods('spreading keeps no pod from starting', ({ topologySpreadConstraints = [] }) =>
    topologySpreadConstraints.every(({ whenUnsatisfiable }) => whenUnsatisfiable === 'ScheduleAnyway'),
  ),
  rule('a mounted Secret is there, or is a certificate that docs/operations.md asks for', (all) => {
    const known = ofKind(all, 'Secret').map(({ metadata }) => metadata.name)
    return workloadsIn(all).flatMap(({ name, pod }) =>
      unless(
        (pod.volumes ?? []).every(
          ({ secret }) => !secret || known.includes(secret.secretName) || secret.secretName === `${name}-tls`,
        ),
        name,
      ),
    )
  }),
  forContainers('a container that hangs is given half a minute before it is restarted', ({ livenessProbe }) => {
    const { periodSeconds = 10, failureThreshold = 3 } = livenessProbe ?? {}
    return periodSeconds * failureThreshold >= 30
  }),
]
