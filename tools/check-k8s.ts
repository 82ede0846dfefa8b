import { overlays, renderOverlay } from '@verandah/runtime/testing'
import { kindExample } from './k8s/chart/kind-example.ts'
import { checkTypes } from './k8s/check-types.ts'
import type { Manifest } from './k8s/manifest.ts'
import { policy } from './k8s/policy.ts'

/** `npm run check k8s`: renders every overlay and checks it against Kubernetes' schemas and our policy. */
const say = (text: string) => process.stdout.write(`${text}\n`)

interface Rendered {
  readonly name: string
  readonly manifests: readonly Manifest[]
}

const variants = [
  ...overlays.map((name) => [name] as const),
  ['prod', 'tls'] as const,
  ['prod', 'backup-volume'] as const,
  ['prod', 'feeds'] as const,
  ['prod', 'monitoring'] as const,
]

const rendered = variants.flatMap(([overlay, ...components]): Rendered[] => {
  const manifests = renderOverlay(overlay, components) as Manifest[] | undefined
  return manifests ? [{ name: [`k8s/overlays/${overlay}`, ...components].join(' with '), manifests }] : []
})
if (rendered.length === 0) say('SKIPPED: kubectl is not installed, so no overlay of k8s was rendered or looked at.')

const complain = (text: string) => {
  say(text)
  process.exitCode = 1
}
for (const { name, manifests } of rendered) {
  const broken = policy.flatMap(({ name: rule, violations }) =>
    violations(manifests).map((found) => `${name}: ${found} breaks: ${rule}`),
  )
  for (const complaint of broken) complain(complaint)
  if (broken.length === 0) say(`${name}: ${manifests.length} manifests keep ${policy.length} rules`)
}

/** In one program; what several have alike is compiled once. */
const unlike = new Map(
  [...rendered.flatMap(({ manifests }) => manifests), ...kindExample()].map((one) => [JSON.stringify(one), one]),
)
const mistyped = checkTypes([...unlike.values()])
for (const complaint of mistyped) complain(complaint)
if (mistyped.length === 0)
  say(`${unlike.size} objects of these and of k8s/examples/kind keep the schemas of Kubernetes`)
