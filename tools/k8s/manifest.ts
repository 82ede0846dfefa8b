/** Parts of a rendered manifest that the policy checks. */
export interface Container {
  readonly name: string
  image: string
  env?: { name: string; value?: string; valueFrom?: { secretKeyRef?: { name: string } } }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name?: string; containerPort: number; hostPort?: number }[]
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> }
  securityContext?: Record<string, unknown> & { capabilities?: { add?: string[]; drop?: string[] } }
  lifecycle?: { preStop?: { exec?: { command: string[] } } }
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
  volumeMounts?: { name: string; mountPath: string; subPath?: string }[]
  command?: string[]
  args?: string[]
  /** `Always` makes an init container run beside the others. */
  restartPolicy?: string
}

interface Probe {
  httpGet?: { path: string; port: string | number }
  tcpSocket?: { port: string | number }
  periodSeconds?: number
  failureThreshold?: number
}

export interface PodSpec {
  containers: Container[]
  initContainers?: Container[]
  automountServiceAccountToken?: boolean
  terminationGracePeriodSeconds?: number
  activeDeadlineSeconds?: number
  securityContext?: Record<string, unknown> & { seccompProfile?: { type: string } }
  topologySpreadConstraints?: { topologyKey: string; whenUnsatisfiable?: string }[]
  volumes?: {
    name: string
    hostPath?: object
    emptyDir?: { sizeLimit?: string }
    persistentVolumeClaim?: { claimName: string }
    secret?: { secretName: string; optional?: boolean }
  }[]
  hostNetwork?: boolean
  hostPID?: boolean
  hostIPC?: boolean
}

export type Labels = Record<string, string>

export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Labels; annotations?: Labels }
  data?: Record<string, string>
  spec?: {
    replicas?: number
    revisionHistoryLimit?: number
    strategy?: { type?: string; rollingUpdate?: { maxUnavailable?: number | string } }
    serviceName?: string
    type?: string
    selector?: { matchLabels?: Labels; [label: string]: string | Labels | undefined }
    podSelector?: { matchLabels?: Labels; matchExpressions?: { key: string; values: string[] }[] }
    policyTypes?: string[]
    ingress?: object[]
    egress?: object[]
    ports?: { name?: string; port: number; targetPort?: number | string }[]
    scaleTargetRef?: { name: string }
    accessModes?: string[]
    volumeClaimTemplates?: {
      metadata: { name: string }
      spec?: { resources?: { requests?: Record<string, string> } }
    }[]
    minReplicas?: number
    maxReplicas?: number
    minReplicaCount?: number
    maxReplicaCount?: number
    triggers?: { type: string; metricType?: string; metadata: Record<string, string> }[]
    fallback?: { failureThreshold: number; replicas: number; behavior?: string }
    metrics?: { resource?: { name: string; target: { averageUtilization?: number } } }[]
    maxUnavailable?: number | string
    minAvailable?: number | string
    ingressClassName?: string
    tls?: { hosts: string[]; secretName?: string }[]
    rules?: { host?: string }[]
    template?: { metadata: { labels: Labels }; spec: PodSpec }
    concurrencyPolicy?: string
    suspend?: boolean
    jobTemplate?: { spec: NonNullable<Manifest['spec']> }
    activeDeadlineSeconds?: number
    jobLabel?: string
    podMetricsEndpoints?: { port: string }[]
  }
}

export interface Workload {
  readonly manifest: Manifest
  readonly name: string
  readonly labels: Labels
  readonly pod: PodSpec
  /** True for a part of the product, false for servers and stand-ins. */
  readonly isPart: boolean
}

export function workloadsIn(all: readonly Manifest[]): Workload[] {
  return all.flatMap((manifest) => {
    const template = manifest.spec?.template
    if (!template) return []
    const isPart = template.spec.containers.some(({ env }) => env?.some(({ name }) => name === 'SERVICES'))
    return [{ manifest, name: manifest.metadata.name, labels: template.metadata.labels, pod: template.spec, isPart }]
  })
}

export function ofKind(all: readonly Manifest[], ...kinds: string[]): Manifest[] {
  return all.filter(({ kind }) => kinds.includes(kind))
}

/** Returns the names in one overlay's manifests that violate the rule. */
export interface Rule {
  readonly name: string
  violations(all: readonly Manifest[]): string[]
}

export function forPods(name: string, isGood: (pod: PodSpec, workload: Workload) => boolean): Rule {
  return {
    name,
    violations: (all) => workloadsIn(all).flatMap((workload) => (isGood(workload.pod, workload) ? [] : workload.name)),
  }
}

export function forContainers(name: string, isGood: (container: Container, workload: Workload) => boolean): Rule {
  return forPods(name, ({ containers }, workload) => containers.every((container) => isGood(container, workload)))
}

/** As `forContainers`, with the containers that run before them. */
export function forEveryContainer(name: string, isGood: (container: Container) => boolean): Rule {
  return forPods(name, (pod) => everyContainer(pod).every(isGood))
}

export function everyContainer({ containers, initContainers = [] }: PodSpec): Container[] {
  return [...initContainers, ...containers]
}

export function selects(wanted: Readonly<Record<string, unknown>>, labels: Labels): boolean {
  return Object.entries(wanted).every(([key, value]) => labels[key] === value)
}

export function rule(name: string, violations: Rule['violations']): Rule {
  return { name, violations }
}
export function namesOf(manifests: readonly Manifest[]): string[] {
  return manifests.map(({ metadata }) => metadata.name)
}
export function unless(isGood: boolean, name: string): string[] {
  return isGood ? [] : [name]
}
export function partsIn(all: readonly Manifest[]): Workload[] {
  return workloadsIn(all).filter(({ isPart }) => isPart)
}
export function scalersIn(all: readonly Manifest[]): Manifest[] {
  return ofKind(all, 'HorizontalPodAutoscaler', 'ScaledObject')
}

/** The containers of workloads, each with the name of its workload. */
export function containersOf(workloads: readonly Workload[]): Container[] {
  return workloads.flatMap(({ name, pod }) => pod.containers.map((container) => ({ ...container, name })))
}

/** 0 for what is not there or cannot be read. */
export function bytesOf(text = ''): number {
  const [, amount = '0', unit = ''] = /^(\d+)(Mi|Gi)?$/.exec(text) ?? []
  return Number(amount) * { '': 1, Mi: 2 ** 20, Gi: 2 ** 30 }[unit as '' | 'Mi' | 'Gi']
}
export function mebibytesOf(text?: string): number {
  return bytesOf(text) / 2 ** 20
}
export function millicoresOf(text = ''): number {
  return text.endsWith('m') ? Number.parseInt(text) : Number(text) * 1000
}
