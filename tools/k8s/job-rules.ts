import { ofKind, rule, unless, workloadsIn, type Container, type Manifest, type Rule } from './manifest.ts'
import { podRules } from './pod-rules.ts'
import { isOpen, type End } from './reach.ts'
import { wiringRules } from './wiring-rules.ts'

/** Scheduled jobs as if each were a workload, among everything that is none. */
const jobsAsWorkloads = (all: readonly Manifest[]): Manifest[] =>
  all.flatMap((manifest) => {
    const { jobTemplate, template } = manifest.spec ?? {}
    if (jobTemplate) return [{ ...manifest, spec: jobTemplate.spec }]
    return template ? [] : [manifest]
  })

/** Nobody calls a job, so it has no probes. */
const ofEveryPod = podRules.filter(({ name }) => !/ready|alive|^a part /.test(name))
const ofReferences = wiringRules.filter(({ name }) =>
  ['a workload reads what is there', 'a claimed volume is there'].includes(name),
)

const asWorkload = (name: string, rules: readonly Rule[]): Rule =>
  rule(name, (all) => rules.flatMap(({ violations }) => violations(jobsAsWorkloads(all))))

/** What a container reads; the values of Secrets as they stand in the manifest. */
const settingsOf = (all: readonly Manifest[], { env = [], envFrom = [] }: Container): Record<string, string> => {
  const sources = envFrom.map(({ configMapRef, secretRef }) => (configMapRef ?? secretRef)?.name)
  const data = ofKind(all, 'ConfigMap', 'Secret').filter(({ metadata }) => sources.includes(metadata.name))
  const own = Object.fromEntries(env.map(({ name, value = '' }) => [name, value]))
  return Object.assign({}, ...data.map((found) => found.data), own) as Record<string, string>
}

const world = { address: '203.0.113.7' }

const podOf = ({ spec }: Manifest) => spec?.jobTemplate?.spec.template

const commandsOf = (job: Manifest): string[][] => (podOf(job)?.spec.containers ?? []).map(({ command = [] }) => command)

const reaches = (all: readonly Manifest[], job: Manifest, other: End, port: number): boolean =>
  isOpen(all, 'egress', { pod: podOf(job)?.metadata.labels ?? {}, other, port })

/** Whether a backup is sealed, and has a place that outlives its pod. */
const isKept = (all: readonly Manifest[], job: Manifest): boolean => {
  const { containers: [container] = [], volumes = [] } = podOf(job)?.spec ?? {}
  if (!container) return false
  const settings = settingsOf(all, container)
  const { BACKUP_TO: to = '' } = settings
  const mounted = container.volumeMounts?.find(({ mountPath }) => mountPath === to)
  const isClaimed = volumes.some(({ name, persistentVolumeClaim }) => persistentVolumeClaim && name === mounted?.name)
  const isInBucket = to.startsWith('s3://') && reaches(all, job, world, 443)
  return 'BACKUP_PASSWORD' in settings && (isClaimed || isInBucket)
}

/** The names of the Secrets of a backup, without their hashes. */
const secretsOf = (job: Manifest): string[] =>
  (podOf(job)?.spec.containers ?? []).flatMap(({ env = [], envFrom = [] }) =>
    [
      ...envFrom.map(({ secretRef }) => secretRef?.name),
      ...env.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name),
    ].flatMap((name) => name?.replace(/-[a-z0-9]{10}$/, '') ?? []),
  )

/** Whether it copies as of one moment: beside a replica set at any time, beside a single server while nothing writes. */
const isOfOneMoment = (all: readonly Manifest[], job: Manifest): boolean => {
  const isStopped = commandsOf(job).every((command) => command.includes('--stopped'))
  const hasOneServer = workloadsIn(all).some(({ name }) => name === 'mongodb')
  return isStopped === hasOneServer && (job.spec?.suspend ?? false) === hasOneServer
}

/** Names, the store and the broker, where the overlay has them or the servers of an operator are. */
const serversOf = (all: readonly Manifest[]): [End, number][] => {
  const endOf = (server: string, elsewhere: End): End => {
    const own = workloadsIn(all).find(({ name }) => name === server)
    return own ? { labels: own.labels } : elsewhere
  }
  return [
    [{ namespace: 'kube-system' }, 53],
    [endOf('mongodb', world), 27_017],
    [endOf('nats', { namespace: 'nats' }), 4222],
  ]
}

const backupsIn = (all: readonly Manifest[]) =>
  ofKind(all, 'CronJob').filter(({ metadata }) => metadata.name === 'backup')

const forBackups = (name: string, isGood: (job: Manifest, all: readonly Manifest[]) => boolean): Rule =>
  rule(name, (all) => backupsIn(all).flatMap((job) => unless(isGood(job, all), job.metadata.name)))

/** Rules about scheduled jobs. */
export const jobRules: readonly Rule[] = [
  asWorkload('the pod of a scheduled job keeps the rules of pods', ofEveryPod),
  asWorkload('a scheduled job reads what is there', ofReferences),
  rule('a scheduled job runs alone, and ends', (all) =>
    ofKind(all, 'CronJob').flatMap(({ metadata, spec }) =>
      unless(
        spec?.concurrencyPolicy === 'Forbid' && spec.jobTemplate?.spec.activeDeadlineSeconds !== undefined,
        metadata.name,
      ),
    ),
  ),
  rule('who serves the world has a backup', (all) =>
    unless(ofKind(all, 'Ingress').length === 0 || backupsIn(all).length === 1, 'backup'),
  ),
  forBackups(
    'a backup is sealed, and goes to a claimed volume that it mounts or a bucket that it reaches',
    (job, all) => isKept(all, job),
  ),
  forBackups('a backup deletes old ones', (job) =>
    commandsOf(job).every((command) => Number(command[command.indexOf('--keep') + 1]) > 0),
  ),
  forBackups('a backup has accounts of its own, and no Secret of a part', (job) =>
    secretsOf(job).every((name) => name === 'backup'),
  ),
  forBackups('a backup copies as of one moment, at night or while no part runs', (job, all) => isOfOneMoment(all, job)),
  forBackups('a backup reaches the store and the broker', (job, all) =>
    serversOf(all).every(([end, port]) => ofKind(all, 'NetworkPolicy').length === 0 || reaches(all, job, end, port)),
  ),
]
