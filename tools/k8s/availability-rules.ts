import { forPods, ofKind, partsIn, rule, scalersIn, selects, unless, type Manifest, type Rule } from './manifest.ts'

const isReplicated = (all: readonly Manifest[]) => scalersIn(all).length > 0

/** Rules about availability and scaling. */
export const availabilityRules: readonly Rule[] = [
  rule('a new version takes no pod away before another is ready', (all) =>
    partsIn(all).flatMap(({ manifest, name }) =>
      unless(manifest.spec?.strategy?.rollingUpdate?.maxUnavailable === 0, name),
    ),
  ),
  rule('a store is migrated before a new version of its service starts', (all) =>
    partsIn(all).flatMap(({ name, pod: { initContainers = [] } }) =>
      unless(name === 'gateway' || initContainers.some(({ command }) => command?.at(-1) === 'migrate'), name),
    ),
  ),
  forPods(
    'a migration may take any time, and ends before its part serves',
    ({ activeDeadlineSeconds, initContainers = [] }) =>
      activeDeadlineSeconds === undefined && initContainers.every(({ restartPolicy }) => restartPolicy === undefined),
  ),
  forPods('few old versions are kept', (_, { manifest }) => (manifest.spec?.revisionHistoryLimit ?? 10) <= 5),
  rule('every part grows under load, and is never alone', (all) => {
    const grown = new Map(
      scalersIn(all).map(({ spec }) => [spec?.scaleTargetRef?.name, spec?.minReplicas ?? spec?.minReplicaCount ?? 1]),
    )
    return isReplicated(all) ? partsIn(all).flatMap(({ name }) => unless((grown.get(name) ?? 0) >= 2, name)) : []
  }),
  rule('a part can grow to at least ten pods', (all) =>
    scalersIn(all).flatMap(({ metadata, spec }) =>
      unless((spec?.maxReplicas ?? spec?.maxReplicaCount ?? 0) >= 10, metadata.name),
    ),
  ),
  rule('what is scaled by its backlog names stream, consumer and threshold', (all) =>
    ofKind(all, 'ScaledObject').flatMap(({ metadata, spec }) => {
      const backlogs = (spec?.triggers ?? []).filter(({ type }) => type === 'nats-jetstream')
      return unless(
        backlogs.length > 0 &&
          backlogs.every((trigger) => ['stream', 'consumer', 'lagThreshold'].every((key) => trigger.metadata[key])),
        metadata.name,
      )
    }),
  ),
  rule('the autoscaler alone owns the number of pods', (all) =>
    isReplicated(all)
      ? partsIn(all).flatMap(({ manifest, name }) => unless(manifest.spec?.replicas === undefined, name))
      : [],
  ),
  rule('of every part one pod at most is away by choice', (all) => {
    const budgets = ofKind(all, 'PodDisruptionBudget').filter(({ spec }) => spec?.maxUnavailable === 1)
    const isKept = (labels: Record<string, string>) =>
      budgets.some(({ spec }) => selects(spec?.selector?.matchLabels ?? { none: '' }, labels))
    return isReplicated(all) ? partsIn(all).flatMap(({ labels, name }) => unless(isKept(labels), name)) : []
  }),
  rule('the pods of a part are spread over nodes and zones', (all) =>
    isReplicated(all)
      ? partsIn(all).flatMap(({ pod, name }) => {
          const keys = (pod.topologySpreadConstraints ?? []).map(({ topologyKey }) => topologyKey)
          return unless(
            ['kubernetes.io/hostname', 'topology.kubernetes.io/zone'].every((key) => keys.includes(key)),
            name,
          )
        })
      : [],
  ),
]
