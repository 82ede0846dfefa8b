import { readFileSync } from 'node:fs'
import { capacity, rateAtLimit } from './capacity.ts'
import { containersOf, mebibytesOf, millicoresOf, ofKind, partsIn, rule, scalersIn, unless } from './manifest.ts'
import type { Manifest, Rule } from './manifest.ts'

const triggersOf = ({ spec }: Manifest) => spec?.triggers ?? []
const isBacklog = ({ type }: { readonly type: string }) => type === 'nats-jetstream'
const endpointsIn = (all: readonly Manifest[]): string[] =>
  ofKind(all, 'ScaledObject')
    .flatMap(triggersOf)
    .flatMap(({ metadata }) => metadata.natsServerMonitoringEndpoint ?? [])

/** Addresses that a Service of this overlay opens. */
const openIn = (all: readonly Manifest[]): string[] =>
  ofKind(all, 'Service').flatMap(({ metadata, spec }) =>
    (spec?.ports ?? []).flatMap(({ port }) => [
      `${metadata.name}:${port}`,
      `${metadata.name}.${metadata.namespace}:${port}`,
    ]),
  )

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')

const targetOf = ({ spec }: Manifest): number =>
  Number(
    spec?.metrics?.find(({ resource }) => resource?.name === 'cpu')?.resource?.target.averageUtilization ??
      spec?.triggers?.find(({ type }) => type === 'cpu')?.metadata.value,
  )

const keepsToCapacity = (scaler: Manifest): boolean => {
  const part = capacity.parts[scaler.spec?.scaleTargetRef?.name ?? '']
  const { minReplicas, minReplicaCount, maxReplicas, maxReplicaCount } = scaler.spec ?? {}
  return (
    targetOf(scaler) === capacity.targetUtilization &&
    (minReplicas ?? minReplicaCount) === capacity.minReplicas &&
    (maxReplicas ?? maxReplicaCount) === part?.maxReplicas
  )
}

/** Rules about autoscalers, and what docs/operations.md says of them. */
export const scalingRules: readonly Rule[] = [
  rule('an autoscaler has the target and the limits of k8s/capacity.json', (all) =>
    scalersIn(all).flatMap((scaler) => unless(keepsToCapacity(scaler), scaler.metadata.name)),
  ),
  rule('a part that is scaled asks for what k8s/capacity.json says', (all) => {
    const scaled = scalersIn(all).map(({ spec }) => spec?.scaleTargetRef?.name)
    return containersOf(partsIn(all).filter(({ name }) => scaled.includes(name))).flatMap(({ name, resources }) =>
      unless(
        millicoresOf(resources?.requests?.cpu) === capacity.parts[name]?.requestMillicores &&
          mebibytesOf(resources?.requests?.memory) === capacity.parts[name]?.requestMib,
        name,
      ),
    )
  }),
  rule('search is the first part to reach its limit', (all) => {
    const rates = scalersIn(all).flatMap(({ spec }) => {
      const name = spec?.scaleTargetRef?.name ?? ''
      const part = capacity.parts[name]
      const maxReplicas = spec?.maxReplicas ?? spec?.maxReplicaCount ?? 0
      return part ? [{ name, rate: rateAtLimit(name, { ...part, maxReplicas }) }] : []
    })
    const ofSearch = rates.find(({ name }) => name === 'search')?.rate ?? 0
    return rates.flatMap(({ name, rate }) => unless(rate >= ofSearch, name))
  }),
  rule('a fallback has AverageValue triggers and takes away no pod that processor time asks for', (all) =>
    ofKind(all, 'ScaledObject').flatMap((scaler) => {
      const { fallback } = scaler.spec ?? {}
      const others = triggersOf(scaler).filter(({ type }) => type !== 'cpu' && type !== 'memory')
      const isSafe =
        fallback?.behavior === 'currentReplicasIfHigher' &&
        others.every(({ metricType }) => metricType === 'AverageValue')
      return unless(fallback === undefined || isSafe, scaler.metadata.name)
    }),
  ),
  rule('a trigger by backlog counts what waits for each pod', (all) =>
    ofKind(all, 'ScaledObject').flatMap((scaler) =>
      unless(
        triggersOf(scaler)
          .filter(isBacklog)
          .every(({ metricType = 'AverageValue' }) => metricType === 'AverageValue'),
        scaler.metadata.name,
      ),
    ),
  ),
  rule('what is scaled by its backlog grows by processor time too', (all) =>
    ofKind(all, 'ScaledObject').flatMap((scaler) =>
      unless(
        triggersOf(scaler).some(({ type }) => type === 'cpu'),
        scaler.metadata.name,
      ),
    ),
  ),
  rule('a backlog is counted under both forms of its subject', (all) =>
    ofKind(all, 'ScaledObject').flatMap((scaler) => {
      const consumers = triggersOf(scaler).flatMap(({ metadata }) => metadata.consumer ?? [])
      return consumers.flatMap((name) => {
        const plain = name.replace(/-by-user$/, '')
        return unless(
          [plain, `${plain}-by-user`].every((form) => consumers.includes(form)),
          name,
        )
      })
    }),
  ),
  rule('a scaler asks a Service of the overlay, or one that docs/operations.md names', (all) =>
    endpointsIn(all).filter((endpoint) => !openIn(all).includes(endpoint) && !operations.includes(`\`${endpoint}\``)),
  ),
]
