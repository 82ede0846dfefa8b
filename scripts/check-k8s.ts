import { overlays, renderOverlay } from '@verandah/runtime/testing'
import { checkTypes } from './k8s/check-types.ts'
import type { Manifest } from './k8s/manifest.ts'
import { policy } from './k8s/policy.ts'

/** `npm run k8s:check`: every overlay is rendered, held against the schemas of Kubernetes and against our policy. */
const say = (text: string) => process.stdout.write(`${text}\n`)

for (const overlay of overlays) {
  const manifests = renderOverlay(overlay) as Manifest[] | undefined
  if (!manifests) {
    say('SKIPPED: kubectl is not installed, so no overlay of k8s was rendered or looked at.')
    break
  }
  const complaints = [
    ...checkTypes(manifests),
    ...policy.flatMap(({ name, violations }) => violations(manifests).map((found) => `${found} breaks: ${name}`)),
  ]
  for (const complaint of complaints) say(`k8s/overlays/${overlay}: ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
  else say(`k8s/overlays/${overlay}: ${manifests.length} manifests keep the schemas and ${policy.length} rules`)
}
