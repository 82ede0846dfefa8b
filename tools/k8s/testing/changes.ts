import { ofKind, workloadsIn, type Container, type Manifest, type PodSpec } from '../manifest.ts'

/** Changes to rendered manifests that break a rule. */
export type Change = (all: Manifest[]) => void
export const gateway = (all: Manifest[]) => workloadsIn(all).find(({ name }) => name === 'gateway')!
export const inPod =
  (change: (pod: PodSpec) => void): Change =>
  (all) =>
    change(gateway(all).pod)
export const inContainer = (change: (container: Container) => void): Change =>
  inPod(({ containers: [only] }) => change(only!))
export const inSecurity = (context: object): Change =>
  inContainer((container) => Object.assign(container.securityContext!, context))
export const inSpec =
  (kind: string, change: (spec: NonNullable<Manifest['spec']>) => void): Change =>
  (all) =>
    change(ofKind(all, kind)[0]!.spec!)
export const ofKindNamed = (all: readonly Manifest[], kind: string, name: string): Manifest =>
  ofKind(all, kind).find(({ metadata }) => metadata.name === name)!
export const inPolicy =
  (name: string, change: (spec: NonNullable<Manifest['spec']>) => void): Change =>
  (all) =>
    change(ofKindNamed(all, 'NetworkPolicy', name).spec!)
export const without =
  (kind: string): Change =>
  (all) =>
    all.splice(
      all.findIndex((manifest) => manifest.kind === kind),
      1,
    )
export const setEnv = (name: string, value: string): Change => inContainer(({ env }) => void env!.push({ name, value }))
