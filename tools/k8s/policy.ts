import { availabilityRules } from './availability-rules.ts'
import { certificateRules } from './certificate-rules.ts'
import { jobRules } from './job-rules.ts'
import type { Rule } from './manifest.ts'
import { monitoringRules } from './monitoring-rules.ts'
import { networkRules } from './network-rules.ts'
import { outageRules } from './outage-rules.ts'
import { podRules } from './pod-rules.ts'
import { reachRules } from './reach-rules.ts'
import { scalingRules } from './scaling-rules.ts'
import { serverRules } from './server-rules.ts'
import { wiringRules } from './wiring-rules.ts'

export const policy: readonly Rule[] = [
  ...podRules,
  ...wiringRules,
  ...availabilityRules,
  ...scalingRules,
  ...networkRules,
  ...certificateRules,
  ...reachRules,
  ...serverRules,
  ...outageRules,
  ...jobRules,
  ...monitoringRules,
]
