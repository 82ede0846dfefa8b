import {
  everyContainer,
  forPods,
  namesOf,
  ofKind,
  partsIn,
  rule,
  selects,
  unless,
  workloadsIn,
  type Manifest,
  type Rule,
} from './manifest.ts'

/** Grafana's sidecar finds dashboards by this label; no pod reads them, and an earlier one would be shown too. */
const isDashboard = ({ metadata }: Manifest) => metadata.labels?.grafana_dashboard !== undefined

/** Rules about references between an overlay's objects. */
export const wiringRules: readonly Rule[] = [
  rule('nothing is there twice', (all) => {
    const ids = all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    return ids.filter((id, at) => ids.indexOf(id) !== at)
  }),
  rule('everything is in one namespace, which is there', (all) => {
    const [namespace] = namesOf(ofKind(all, 'Namespace'))
    return all.flatMap(({ kind, metadata }) =>
      unless(kind === 'Namespace' || metadata.namespace === namespace, metadata.name),
    )
  }),
  rule('the namespace takes only restricted pods', (all) =>
    ofKind(all, 'Namespace').flatMap(({ metadata }) =>
      unless(metadata.labels?.['pod-security.kubernetes.io/enforce'] === 'restricted', metadata.name),
    ),
  ),
  rule('a workload selects its own pods', (all) =>
    workloadsIn(all).flatMap(({ manifest, labels, name }) =>
      unless(selects(manifest.spec?.selector?.matchLabels ?? { none: '' }, labels), name),
    ),
  ),
  forPods('a pod says what it is and what it belongs to', (_, { labels }) =>
    ['name', 'part-of'].every((key) => labels[`app.kubernetes.io/${key}`] !== undefined),
  ),
  rule('a workload can be applied before the others, by its name', (all) =>
    workloadsIn(all).flatMap(({ manifest, name }) =>
      unless(
        manifest.metadata.labels?.['app.kubernetes.io/name'] === name ||
          !partsIn(all).some((part) => part.name === name),
        name,
      ),
    ),
  ),
  rule('a service leads to one workload', (all) =>
    ofKind(all, 'Service').flatMap(({ metadata, spec }) =>
      unless(
        workloadsIn(all).filter(({ labels }) => selects(spec?.selector ?? {}, labels)).length === 1,
        metadata.name,
      ),
    ),
  ),
  rule('a service leads to a port that is open', (all) =>
    ofKind(all, 'Service').flatMap(({ metadata, spec }) => {
      const open = workloadsIn(all)
        .filter(({ labels }) => selects(spec?.selector ?? {}, labels))
        .flatMap(({ pod }) =>
          pod.containers.flatMap(({ ports = [] }) => ports.flatMap(({ name, containerPort }) => [name, containerPort])),
        )
      return unless(
        (spec?.ports ?? []).every(({ targetPort }) => open.includes(targetPort)),
        metadata.name,
      )
    }),
  ),
  rule('a service is reached from within only', (all) =>
    ofKind(all, 'Service').flatMap(({ metadata, spec }) =>
      unless((spec?.type ?? 'ClusterIP') === 'ClusterIP', metadata.name),
    ),
  ),
  rule('a workload reads what is there', (all) => {
    const known = namesOf(ofKind(all, 'ConfigMap', 'Secret'))
    return workloadsIn(all).flatMap(({ name, pod }) =>
      unless(
        everyContainer(pod).every(({ envFrom = [], env = [] }) =>
          [
            ...envFrom.map(({ configMapRef, secretRef }) => (configMapRef ?? secretRef)?.name),
            ...env.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name),
          ].every((wanted) => wanted === undefined || known.includes(wanted)),
        ),
        name,
      ),
    )
  }),
  forPods('a part reads its own secrets and those of every part, no other’s', (pod, { isPart, name }) =>
    everyContainer(pod).every(({ envFrom = [], env = [] }) => {
      const read = [
        ...envFrom.map(({ secretRef }) => secretRef?.name),
        ...env.map(({ valueFrom }) => valueFrom?.secretKeyRef?.name),
      ].flatMap((secret) => secret?.replace(/-[a-z0-9]+$/, '') ?? [])
      return !isPart || read.every((secret) => secret === 'verandah' || secret === name)
    }),
  ),
  rule('settings and secrets have names that change with them', (all) =>
    namesOf(ofKind(all, 'ConfigMap', 'Secret').filter((one) => !isDashboard(one))).filter(
      (name) => !/-[a-z0-9]{10}$/.test(name),
    ),
  ),
  rule('no setting holds a secret', (all) =>
    ofKind(all, 'ConfigMap').flatMap(({ metadata, data = {} }) =>
      unless(
        Object.entries(data).every(
          ([name, value]) => !/SECRET|PASSWORD|TOKEN|_KEY$/.test(name) && !/:\/\/[^/]*:[^/]*@/.test(value),
        ),
        metadata.name,
      ),
    ),
  ),
  rule('a claimed volume is there', (all) => {
    const claims = namesOf(ofKind(all, 'PersistentVolumeClaim'))
    return workloadsIn(all).flatMap(({ name, pod }) =>
      unless(
        (pod.volumes ?? []).every(({ persistentVolumeClaim: claim }) => !claim || claims.includes(claim.claimName)),
        name,
      ),
    )
  }),
]
