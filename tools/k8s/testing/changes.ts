import { ofKind, workloadsIn, type Container, type Manifest, type PodSpec } from '../manifest.ts'

/** Changes to rendered manifests that break a rule. */
export type Change = (all: Manifest[]) => void
export function gateway(all: Manifest[]) {
  return workloadsIn(all).find(({ name }) => name === 'gateway')!
}
export const inPod =
  (change: (pod: PodSpec) => void): Change =>
  (all) =>
    change(gateway(all).pod)
export function inContainer(change: (container: Container) => void): Change {
  return inPod(({ containers: [only] }) => change(only!))
}
export function inSecurity(context: object): Change {
  return inContainer((container) => Object.assign(container.securityContext!, context))
}
export const inSpec =
  (kind: string, change: (spec: NonNullable<Manifest['spec']>) => void): Change =>
  (all) =>
    change(ofKind(all, kind)[0]!.spec!)
export function ofKindNamed(all: readonly Manifest[], kind: string, name: string): Manifest {
  return ofKind(all, kind).find(({ metadata }) => metadata.name === name)!
}
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
export function setEnv(name: string, value: string): Change {
  return inContainer(({ env }) => void env!.push({ name, value }))
}
