import { overlays, renderOverlay } from '@verandah/runtime/testing'
import { checkTypes } from './k8s/check-types.ts'
import type { Manifest } from './k8s/manifest.ts'
import { policy } from './k8s/policy.ts'

/** `npm run check k8s`: renders every overlay and checks it against Kubernetes' schemas and our policy. */
const say = (text: string) => process.stdout.write(`${text}\n`)

const variants = [
  ...overlays.map((name) => [name] as const),
  ['prod', 'tls'] as const,
  ['prod', 'backup-volume'] as const,
  ['prod', 'feeds'] as const,
  ['prod', 'monitoring'] as const,
]

for (const [overlay, ...components] of variants) {
  const manifests = renderOverlay(overlay, components) as Manifest[] | undefined
  const name = [`k8s/overlays/${overlay}`, ...components].join(' with ')
  if (!manifests) {
    say('SKIPPED: kubectl is not installed, so no overlay of k8s was rendered or looked at.')
    break
  }
  const complaints = [
    ...checkTypes(manifests),
    ...policy.flatMap(({ name, violations }) => violations(manifests).map((found) => `${found} breaks: ${name}`)),
  ]
  for (const complaint of complaints) say(`${name}: ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
  else say(`${name}: ${manifests.length} manifests keep the schemas and ${policy.length} rules`)
}
