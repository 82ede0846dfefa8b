import {
  forContainers,
  ofKind,
  partsIn,
  rule,
  selects,
  unless,
  workloadsIn,
  type Manifest,
  type Rule,
} from './manifest.ts'

const isPublic = (all: readonly Manifest[]) => ofKind(all, 'Ingress').length > 0

const nobody = (type: string): Rule =>
  rule(`nobody ${type === 'Ingress' ? 'comes in' : 'gets out'} who is not named`, (all) => {
    const isClosed = ofKind(all, 'NetworkPolicy').some(
      ({ spec }) =>
        spec?.policyTypes?.includes(type) &&
        !spec.podSelector?.matchLabels &&
        !spec.podSelector?.matchExpressions &&
        !spec.ingress &&
        !spec.egress,
    )
    return isPublic(all) ? unless(isClosed, 'NetworkPolicy') : []
  })

/** Rules about network policies. */
export const networkRules: readonly Rule[] = [
  nobody('Ingress'),
  nobody('Egress'),
  rule('every workload may be reached by somebody', (all) => {
    const opened = ofKind(all, 'NetworkPolicy').filter(({ spec }) => spec?.ingress)
    const isNamed = (labels: Record<string, string>) =>
      opened.some(
        ({ spec }) =>
          selects(spec?.podSelector?.matchLabels ?? {}, labels) &&
          (spec?.podSelector?.matchExpressions ?? []).every(({ key, values }) => values.includes(labels[key] ?? '')),
      )
    return isPublic(all) ? workloadsIn(all).flatMap(({ labels, name }) => unless(isNamed(labels), name)) : []
  }),
  rule('the ingress names its controller', (all) =>
    ofKind(all, 'Ingress').flatMap(({ metadata, spec }) => unless(Boolean(spec?.ingressClassName), metadata.name)),
  ),
  rule('the ingress speaks TLS for every host', (all) =>
    ofKind(all, 'Ingress').flatMap(({ metadata, spec }) => {
      const safe = (spec?.tls ?? []).flatMap(({ hosts, secretName }) => (secretName ? hosts : []))
      return unless(
        (spec?.rules ?? []).every(({ host }) => host !== undefined && safe.includes(host)),
        metadata.name,
      )
    }),
  ),
  rule('behind an ingress the gateway believes one proxy', (all) =>
    isPublic(all)
      ? partsIn(all)
          .filter(({ name }) => name === 'gateway')
          .flatMap(({ pod, name }) =>
            unless(
              pod.containers.every(({ env = [] }) =>
                env.some((one) => one.name === 'TRUST_PROXY' && one.value === '1'),
              ),
              name,
            ),
          )
      : [],
  ),
  forContainers(
    'a port has a name of its own',
    ({ ports = [] }) => new Set(ports.map(({ name }) => name)).size === ports.length,
  ),
]
