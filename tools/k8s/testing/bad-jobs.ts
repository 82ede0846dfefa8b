import type { PodSpec } from '../manifest.ts'
import { inPolicy, inSpec, type Change } from './changes.ts'

const inJob = (change: (pod: PodSpec) => void): Change =>
  inSpec('CronJob', ({ jobTemplate }) => change(jobTemplate!.spec.template!.spec))

/** A violating manifest for every rule about scheduled jobs. */
export const badJobs: Record<string, Change> = {
  'the pod of a scheduled job keeps the rules of pods': inJob((pod) => delete pod.securityContext!.runAsNonRoot),
  'a scheduled job reads what is there': inJob(({ containers: [only] }) =>
    only!.envFrom!.push({ secretRef: { name: 'forgotten' } }),
  ),
  'a scheduled job runs alone, and ends': inSpec('CronJob', (spec) => (spec.concurrencyPolicy = 'Allow')),
  'a backup is sealed, and goes to a volume that it mounts or a bucket that it reaches': inPolicy(
    'backup-to-the-world',
    (spec) => (spec.egress = []),
  ),
}
