import { capacity } from '../capacity.ts'
import { block, entries, optional, quoted, text, valueOf, type Hole } from './hole.ts'

/** Where values go: a path in every object of these kinds (`*` for every item), and what fills it. */
export interface Place {
  readonly kinds: readonly string[]
  /** Steps separated by blanks. */
  readonly path: string
  /** Gets what is there, undefined if nothing is, and the name of the object. */
  fill(found: unknown, name: string): unknown
}

const image = text(
  '"{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ .Values.image.tag }}{{ end }}"',
)
/** Pods start anew when the settings change, as they do where kustomize names them by their hash. */
const checksum = text('{{ include (print $.Template.BasePath "/settings.yaml") . | sha256sum }}')
const publicUrl = text(
  '{{ if .Values.ingress.enabled }}https://{{ .Values.ingress.host }}{{ else }}{{ .Values.publicUrl }}{{ end }}',
)

const isPart = (name: string): boolean => Object.keys(capacity.parts).includes(name)
const by =
  (hole: Hole) =>
  (found: unknown): unknown =>
    found === undefined ? undefined : hole
const secretOf = (found: unknown): Hole => quoted(`secrets.${String(found)}`)

const placesOfPods = (kinds: readonly string[], pod: string): Place[] => [
  { kinds, path: `${pod} imagePullSecrets`, fill: () => optional('imagePullSecrets') },
  ...['initContainers', 'containers'].flatMap((containers) => [
    {
      kinds,
      path: `${pod} ${containers} * image`,
      fill: (found: unknown) => (found === 'verandah' ? image : found),
    },
    { kinds, path: `${pod} ${containers} * envFrom * secretRef name`, fill: secretOf },
    { kinds, path: `${pod} ${containers} * env * valueFrom secretKeyRef name`, fill: secretOf },
  ]),
  {
    kinds,
    path: `${pod} volumes * secret secretName`,
    fill: (found) => (String(found).endsWith('-tls') ? found : secretOf(found)),
  },
]

const ofParts: readonly Place[] = [
  {
    kinds: ['Deployment'],
    path: 'spec template spec containers * resources',
    fill: (found, name) => (isPart(name) ? block(`parts.${name}.resources`) : found),
  },
  {
    kinds: ['Deployment'],
    path: 'spec template metadata annotations',
    fill: (found, name) => (isPart(name) ? { 'checksum/settings': checksum, ...entries('podAnnotations') } : found),
  },
]

const ofScalers: readonly Place[] = (
  [
    ['HorizontalPodAutoscaler', 'minReplicas', 'maxReplicas'],
    ['ScaledObject', 'minReplicaCount', 'maxReplicaCount'],
  ] as const
).flatMap(([kind, least, most]) => [
  { kinds: [kind], path: `spec ${least}`, fill: (_, name) => valueOf(`parts.${name}.minReplicas`) },
  { kinds: [kind], path: `spec ${most}`, fill: (_, name) => valueOf(`parts.${name}.maxReplicas`) },
  {
    kinds: [kind],
    path: 'spec metrics * resource target averageUtilization',
    fill: by(valueOf('targetUtilization')),
  },
  { kinds: [kind], path: 'spec triggers * metadata value', fill: by(quoted('targetUtilization')) },
  {
    kinds: [kind],
    path: 'spec triggers * metadata natsServerMonitoringEndpoint',
    fill: by(quoted('replicated.natsMonitor')),
  },
])

const placesOfClaims = (kind: string, claim: string, pathOf: (name: string) => string): Place[] => [
  {
    kinds: [kind],
    path: `${claim} resources requests storage`,
    fill: (_, name) => quoted(`${pathOf(name)}.storage`),
  },
  { kinds: [kind], path: `${claim} storageClassName`, fill: (_, name) => optional(`${pathOf(name)}.storageClass`) },
]

const ofVolumes: readonly Place[] = [
  ...placesOfClaims('StatefulSet', 'spec volumeClaimTemplates * spec', (name) => `servers.${name}`),
  ...placesOfClaims('PersistentVolumeClaim', 'spec', (name) => (name === 'backups' ? 'backupVolume' : name)),
  {
    kinds: ['PersistentVolumeClaim'],
    path: 'spec accessModes',
    fill: (found, name) => (name === 'backups' ? found : block(`${name}.accessModes`)),
  },
]

const host = quoted('ingress.host')
const ofIngress: readonly Place[] = [
  ['metadata annotations', block('ingress.annotations')] as const,
  ['spec ingressClassName', quoted('ingress.className')] as const,
  ['spec tls * hosts *', host] as const,
  ['spec tls * secretName', quoted('ingress.tlsSecret')] as const,
  ['spec rules * host', host] as const,
].map(([path, hole]) => ({ kinds: ['Ingress'], path, fill: by(hole) }))

const outside: Readonly<Record<string, Hole>> = {
  nats: valueOf('networkPolicies.natsNamespace'),
  redis: valueOf('networkPolicies.redisNamespace'),
  monitoring: valueOf('networkPolicies.collectorNamespace'),
}
const namespaceOf = 'namespaceSelector matchLabels kubernetes.io/metadata.name'
const ofPolicies: readonly Place[] = [
  {
    kinds: ['NetworkPolicy'],
    path: 'spec ingress * from * namespaceSelector matchExpressions * values',
    fill: by(block('networkPolicies.ingressNamespaces')),
  },
  {
    kinds: ['NetworkPolicy'],
    path: `spec ingress * from * ${namespaceOf}`,
    fill: by(valueOf('networkPolicies.monitoringNamespace')),
  },
  {
    kinds: ['NetworkPolicy'],
    path: `spec egress * to * ${namespaceOf}`,
    fill: (found) => outside[String(found)] ?? found,
  },
  {
    kinds: ['NetworkPolicy'],
    path: 'spec egress * to * ipBlock cidr',
    fill: (found, name) => (name === 'services-to-store' ? quoted('networkPolicies.storeCidr') : found),
  },
]

const settingsOf = (found: unknown, name: string): unknown => {
  if (name !== 'verandah') return found
  const { LOG_LEVEL: _, ...addresses } = found as Record<string, unknown>
  return { ...addresses, PUBLIC_URL: publicUrl, ...entries('settings') }
}

export const places: readonly Place[] = [
  ...placesOfPods(['Deployment', 'StatefulSet'], 'spec template spec'),
  ...placesOfPods(['CronJob'], 'spec jobTemplate spec template spec'),
  ...ofParts,
  ...ofScalers,
  ...ofVolumes,
  ...ofIngress,
  ...ofPolicies,
  { kinds: ['CronJob'], path: 'spec schedule', fill: by(quoted('backup.schedule')) },
  {
    kinds: ['CronJob'],
    path: 'spec jobTemplate spec template spec containers * command',
    fill: (found) => [...(found as string[]).slice(0, -1), quoted('backup.keep')],
  },
  { kinds: ['ConfigMap'], path: 'data', fill: settingsOf },
  {
    kinds: ['PodMonitor', 'PrometheusRule'],
    path: 'metadata labels',
    fill: (found) => ({ ...(found as object), ...entries('monitoring.labels') }),
  },
]
