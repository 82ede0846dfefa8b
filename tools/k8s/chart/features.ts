/** What values turn on: components of kustomize, and files of overlays that come with them. */
export interface Feature {
  readonly name: string
  readonly components: readonly string[]
}

export const features: readonly Feature[] = [
  { name: 'samples', components: ['listing-market', 'stripe-simulator'] },
  { name: 'replicated', components: ['replicated'] },
  { name: 'backup', components: ['backup'] },
  { name: 'backupVolume', components: ['backup-volume'] },
  { name: 'servers', components: ['mongodb', 'nats', 'redis'] },
  { name: 'ingress', components: ['ingress'] },
  { name: 'networkPolicies', components: ['network-policies'] },
  { name: 'tls', components: ['tls'] },
  { name: 'feeds', components: ['feeds'] },
  { name: 'blobs', components: ['blobs'] },
  { name: 'monitoring', components: ['monitoring'] },
]

/** Names of the features that are on. */
export type Variant = readonly string[]

/** All features, and all without one: what a feature adds is what is missing without it. */
export const variants: readonly Variant[] = [
  features.map(({ name }) => name),
  ...features.map((left) => features.filter((feature) => feature !== left).map(({ name }) => name)),
]

/** The kustomization of a variant, for a folder beside the overlays that holds their `servers.yaml`. */
export function kustomizationOf(variant: Variant): string {
  const components = features.filter(({ name }) => variant.includes(name)).flatMap((feature) => feature.components)
  const policies = variant.includes('servers') ? 'small.yaml' : 'prod.yaml'
  return JSON.stringify({
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    namespace: 'verandah',
    resources: ['../../base', ...(variant.includes('networkPolicies') ? [policies] : [])],
    components: components.map((name) => `../../components/${name}`),
    generatorOptions: { disableNameSuffixHash: true },
  })
}

const on = (name: string) => `.Values.${name}.enabled`

interface Candidate {
  readonly says: string
  holds(variant: Variant): boolean
}

const candidates: readonly Candidate[] = [
  ...features.map(({ name }) => ({ says: on(name), holds: (variant: Variant) => variant.includes(name) })),
  ...features.map(({ name }) => ({ says: `not ${on(name)}`, holds: (variant: Variant) => !variant.includes(name) })),
  ...features.flatMap(({ name: one }, at) =>
    features.slice(at + 1).map(({ name: other }) => ({
      says: `and ${on(one)} ${on(other)}`,
      holds: (variant: Variant) => variant.includes(one) && variant.includes(other),
    })),
  ),
]

/** Returns the condition that holds in these of some variants alone; undefined where all of them have it. */
export function conditionOf(having: readonly boolean[], among: readonly boolean[]): string | undefined {
  const asked = variants.map((variant, at) => ({ variant, has: having[at] === true })).filter((_, at) => among[at])
  if (asked.every(({ has }) => has)) return undefined
  const found = candidates.find(({ holds }) => asked.every(({ variant, has }) => holds(variant) === has))
  if (!found) throw new Error(`No feature, nor two together, explain what is in: ${having.join(', ')}.`)
  return found.says
}
