import { ofKind, rule, unless, type Manifest, type Rule } from './manifest.ts'
import { podRules } from './pod-rules.ts'
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
]
