import { renderOverlay } from '@verandah/runtime/testing'
import { describe, expect, it } from 'vitest'
import { checkTypes } from './check-types.ts'
import { ofKind, workloadsIn, type Manifest, type Rule } from './manifest.ts'
import { policy } from './policy.ts'
import { badCertificates } from './testing/bad-certificates.ts'
import { badJobs } from './testing/bad-jobs.ts'
import { badMonitoring } from './testing/bad-monitoring.ts'
import { badOutages } from './testing/bad-outages.ts'
import { badPods } from './testing/bad-pods.ts'
import { badScaling } from './testing/bad-scaling.ts'
import { badServers } from './testing/bad-servers.ts'
import {
  gateway,
  inContainer,
  inPod,
  inPolicy,
  inSpec,
  ofKindNamed,
  setEnv,
  without,
  type Change,
} from './testing/changes.ts'

const prod = renderOverlay('prod') as Manifest[] | undefined
const small = renderOverlay('small') as Manifest[] | undefined
const withFeeds = renderOverlay('prod', ['feeds']) as Manifest[] | undefined
const monitored = renderOverlay('prod', ['monitoring']) as Manifest[] | undefined
/** Rules about what prod does not have. */
const elsewhere: Readonly<Record<string, Manifest[] | undefined>> = {
  'only services reach the store': small,
  'Redis stays a quarter below its limit of memory, and evicts what was used least': small,
  'each service is a user of its own at MongoDB, with a password that no other has': small,
  'a server that keeps data has it on a claimed volume': small,
  'the disk of NATS has room for three times its events': small,
  'a backup copies as of one moment, at night or while no part runs': small,
  'a claimed volume is there': withFeeds,
  'a volume of several pods can be mounted by all of them': withFeeds,
  'a PodMonitor finds the metrics of every part, under the job that alerts name': monitored,
  'an alert watches every scheduled job': monitored,
  'a dashboard is JSON that Grafana tells apart by its uid': monitored,
}
if (!prod) console.info('kubectl is not installed: the overlays of k8s and their policy are not looked at.')

/** A violating manifest for every rule. */
const bad: Record<string, Change> = {
  ...badScaling,
  ...badCertificates,
  ...badServers,
  ...badOutages,
  ...badJobs,
  ...badMonitoring,
  ...badPods,
  'no secret stands in a manifest': setEnv('SESSION_SECRET', 'for everybody to read'),
  'a mounted volume is there': inContainer(
    ({ volumeMounts }) => void volumeMounts!.push({ name: 'gone', mountPath: '/gone' }),
  ),
  'nothing is there twice': (all) => void all.push(structuredClone(all[0]!)),
  'everything is in one namespace, which is there': (all) => (gateway(all).manifest.metadata.namespace = 'default'),
  'the namespace takes only restricted pods': (all) => delete ofKind(all, 'Namespace')[0]!.metadata.labels,
  'a workload selects its own pods': (all) => (gateway(all).manifest.spec!.selector = { matchLabels: { app: 'x' } }),
  'a pod says what it is and what it belongs to': (all) =>
    delete (gateway(all).labels as Partial<Record<string, string>>)['app.kubernetes.io/part-of'],
  'a workload can be applied before the others, by its name': (all) => delete gateway(all).manifest.metadata.labels,
  'a service leads to one workload': inSpec(
    'Service',
    (spec) => (spec.selector = { 'app.kubernetes.io/part-of': 'verandah' }),
  ),
  'a service leads to a port that is open': inSpec('Service', (spec) => (spec.ports![0]!.targetPort = 9)),
  'a service is reached from within only': inSpec('Service', (spec) => (spec.type = 'NodePort')),
  'a workload reads what is there': without('Secret'),
  'a part reads its own secrets and those of every part, no other’s': inContainer(({ envFrom }) =>
    envFrom!.push({ secretRef: { name: 'billing-2tdh2fdfd9' } }),
  ),
  'settings and secrets have names that change with them': (all) =>
    (ofKind(all, 'Secret')[0]!.metadata.name = 'verandah'),
  'no setting holds a secret': (all) =>
    (ofKind(all, 'ConfigMap')[0]!.data!.NATS_URL = 'nats://user:password@nats:4222'),
  'a claimed volume is there': (all) => all.splice(all.indexOf(ofKindNamed(all, 'PersistentVolumeClaim', 'feeds')), 1),
  'a new version takes no pod away before another is ready': (all) =>
    (gateway(all).manifest.spec!.strategy = { type: 'Recreate' }),
  'few old versions are kept': (all) => delete gateway(all).manifest.spec!.revisionHistoryLimit,
  'every part grows under load, and is never alone': inSpec('ScaledObject', (spec) => (spec.minReplicaCount = 1)),
  'a part can grow to at least ten pods': inSpec('HorizontalPodAutoscaler', (spec) => (spec.maxReplicas = 9)),
  'what is scaled by its backlog names stream, consumer and threshold': inSpec(
    'ScaledObject',
    (spec) => delete spec.triggers![1]!.metadata.consumer,
  ),
  'the autoscaler alone owns the number of pods': (all) => (gateway(all).manifest.spec!.replicas = 2),
  'of every part one pod at most is away by choice': without('PodDisruptionBudget'),
  'the pods of a part are spread over nodes and zones': inPod((pod) => void pod.topologySpreadConstraints!.pop()),
  'nobody comes in who is not named': (all) =>
    ofKind(all, 'NetworkPolicy').forEach(({ spec }) => (spec!.policyTypes = ['Egress'])),
  'nobody gets out who is not named': (all) =>
    ofKind(all, 'NetworkPolicy').forEach(({ spec }) => (spec!.policyTypes = ['Ingress'])),
  'every workload may be reached by somebody': (all) => {
    for (const { spec } of ofKind(all, 'NetworkPolicy'))
      spec!.podSelector = { matchLabels: { 'app.kubernetes.io/name': 'auth' } }
  },
  'a part reaches what it needs, and nothing else': inPolicy('search-to-the-world', ({ egress }) => egress!.push({})),
  'a part is reached by those it serves, and by nobody else': inPolicy('parts', ({ ingress }) =>
    Object.assign(ingress![0]!, { ports: [{ port: 9464 }, { port: 8080 }] }),
  ),
  'only services reach the store': inPolicy('to-store', ({ ingress }) =>
    ingress!.push({ from: [{ podSelector: {} }] }),
  ),
  'no service leads to the numbers of a part': inSpec(
    'Service',
    (spec) => void spec.ports!.push({ name: 'metrics', port: 9464, targetPort: 'metrics' }),
  ),
  'the ingress names its controller': inSpec('Ingress', (spec) => delete spec.ingressClassName),
  'the ingress speaks TLS for every host': inSpec(
    'Ingress',
    (spec) => void spec.rules!.push({ host: 'plain.example' }),
  ),
  'behind an ingress the gateway believes one proxy': inContainer(
    (container) => (container.env = container.env!.filter(({ name }) => name !== 'TRUST_PROXY')),
  ),
  'a port has a name of its own': inContainer(({ ports }) => void ports!.push({ name: 'http', containerPort: 9 })),
}

describe.runIf(prod !== undefined)('the policy of k8s', () => {
  it('has at least thirty rules, each with a manifest that breaks it', () => {
    expect(policy.length).toBeGreaterThanOrEqual(30)
    expect(policy.map(({ name }) => name).sort()).toEqual(Object.keys(bad).sort())
  })

  it.each(policy)('refuses what breaks: $name', ({ name, violations }) => {
    const all = structuredClone(elsewhere[name] ?? prod!)
    expect(violations(all)).toEqual([])
    bad[name]!(all)
    expect(violations(all)).not.toEqual([])
  })

  it('holds containers that run before the others to the same rules', () => {
    const all = structuredClone(prod!)
    const [migrate] = workloadsIn(all).find(({ name }) => name === 'auth')!.pod.initContainers!
    Object.assign(migrate!.securityContext!, { readOnlyRootFilesystem: false })
    migrate!.volumeMounts!.push({ name: 'forgotten', mountPath: '/forgotten' })
    const broken = policy.filter(({ violations }) => violations(all).length > 0)
    expect(broken.map(({ name }) => name)).toEqual([
      'a container writes to its volumes only',
      'a mounted volume is there',
    ])
  })

  it('refuses a backup into a folder of its pod', () => {
    const all = structuredClone(small!)
    for (const volume of ofKind(all, 'CronJob')[0]!.spec!.jobTemplate!.spec.template!.spec.volumes!)
      if (volume.name === 'backups') Object.assign(volume, { persistentVolumeClaim: undefined, emptyDir: {} })
    const broken = policy.filter(({ violations }) => violations(all).length > 0)
    expect(broken.map(({ name }) => name)).toContain(
      'a backup is sealed, and goes to a claimed volume that it mounts or a bucket that it reaches',
    )
  })

  it('finds no volume in prod, so that no storage class is needed', () => {
    expect(ofKind(prod!, 'PersistentVolumeClaim')).toEqual([])
  })

  it('accepts a fallback that only adds pods, and refuses it where one trigger names no AverageValue', () => {
    const all = structuredClone(prod!)
    const fallback = { failureThreshold: 3, replicas: 4, behavior: 'currentReplicasIfHigher' }
    inSpec('ScaledObject', (spec) => Object.assign(spec, { fallback }))(all)
    const [{ violations }] = policy.filter(({ name }) => name.startsWith('a fallback has')) as [Rule]
    expect(violations(all)).toEqual([])
    inSpec('ScaledObject', (spec) => delete spec.triggers![2]!.metricType)(all)
    expect(violations(all)).toEqual([ofKind(all, 'ScaledObject')[0]!.metadata.name])
  })

  it('holds fields against the schemas of Kubernetes: wrong types, missing ones, and unknown ones at any depth', () => {
    const all = structuredClone(prod!.filter(({ metadata }) => metadata.name === 'gateway'))
    Object.assign(gateway(all).manifest.spec!, { replicas: 'two' })
    Object.assign(gateway(all).pod.containers[0]!, { livenesProbe: {} })
    inSpec('PodDisruptionBudget', (spec) => Object.assign(spec, { minAvailabel: 1 }))(all)
    const found = checkTypes(all)
    expect(found.join('\n')).toMatch(/Deployment gateway: .*'string' is not assignable to type 'number'/)
    expect(found.join('\n')).toMatch(/Deployment gateway: .*livenesProbe/)
    expect(found.join('\n')).toMatch(/PodDisruptionBudget gateway: .*minAvailabel/)
  })
})
