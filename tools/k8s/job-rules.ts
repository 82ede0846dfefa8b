import { ofKind, rule, unless, type Container, type Manifest, type Rule } from './manifest.ts'
import { podRules } from './pod-rules.ts'
import { isOpen } from './reach.ts'
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

/** Whether a backup is sealed, and has a place. */
const isKept = (all: readonly Manifest[], { spec }: Manifest): boolean => {
  const { template } = spec?.jobTemplate?.spec ?? {}
  const [container] = template?.spec.containers ?? []
  if (!template || !container) return false
  const settings = settingsOf(all, container)
  const { BACKUP_TO: to = '' } = settings
  const isMounted = container.volumeMounts?.some(({ mountPath }) => mountPath === to) === true
  const isReached =
    to.startsWith('s3://') && isOpen(all, 'egress', { pod: template.metadata.labels, other: world, port: 443 })
  return 'BACKUP_PASSWORD' in settings && (isMounted || isReached)
}

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
  rule('a backup is sealed, and goes to a volume that it mounts or a bucket that it reaches', (all) =>
    ofKind(all, 'CronJob')
      .filter(({ metadata }) => metadata.name === 'backup')
      .flatMap((backup) => unless(isKept(all, backup), backup.metadata.name)),
  ),
]
