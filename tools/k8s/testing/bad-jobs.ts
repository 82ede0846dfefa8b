import { workloadsIn, type PodSpec } from '../manifest.ts'
import { inPod, inPolicy, inSpec, without, type Change } from './changes.ts'

const inJob = (change: (pod: PodSpec) => void): Change =>
  inSpec('CronJob', ({ jobTemplate }) => change(jobTemplate!.spec.template!.spec))

/** A violating manifest for every rule about jobs and migrations. */
export const badJobs: Record<string, Change> = {
  'a store is migrated before a new version of its service starts': (all) =>
    delete workloadsIn(all).find(({ name }) => name === 'auth')!.pod.initContainers,
  'a migration may take any time, and ends before its part serves': inPod((pod) => (pod.activeDeadlineSeconds = 90)),
  'the pod of a scheduled job keeps the rules of pods': inJob((pod) => delete pod.securityContext!.runAsNonRoot),
  'a scheduled job reads what is there': inJob(({ containers: [only] }) =>
    only!.envFrom!.push({ secretRef: { name: 'forgotten' } }),
  ),
  'a scheduled job runs alone, and ends': inSpec('CronJob', (spec) => (spec.concurrencyPolicy = 'Allow')),
  'who serves the world has a backup': without('CronJob'),
  'a backup is sealed, and goes to a claimed volume that it mounts or a bucket that it reaches': inPolicy(
    'backup-to-the-world',
    (spec) => (spec.egress = []),
  ),
  'a backup deletes old ones': inJob(({ containers: [only] }) => only!.command!.splice(3)),
  'a backup has accounts of its own, and no Secret of a part': inJob(({ containers: [only] }) =>
    only!.envFrom!.push({ secretRef: { name: 'auth-2tdh2fdfd9' } }),
  ),
  'a backup copies as of one moment, at night or while no part runs': inSpec('CronJob', (spec) => delete spec.suspend),
  'a backup reaches the store and the broker': inPolicy('parts-to-servers', (spec) => (spec.egress = [])),
}
