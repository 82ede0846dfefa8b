import { everyContainer, forPods, ofKind, rule, unless, type Labels, type Manifest, type Rule } from './manifest.ts'
import { isOpen } from './reach.ts'

/** The label and the port of the pod by which cert-manager answers HTTP-01. */
const solver: Labels = { 'acme.cert-manager.io/http01-solver': 'true' }
const solverPort = 8089
const controllers = ['traefik', 'ingress-nginx', 'kube-system']

const issuerOf = ({ metadata }: Manifest): string | undefined =>
  metadata.annotations?.['cert-manager.io/cluster-issuer'] ?? metadata.annotations?.['cert-manager.io/issuer']

const isSolved = (all: readonly Manifest[], namespace: string, port = solverPort): boolean =>
  isOpen(all, 'ingress', { pod: solver, other: { namespace }, port })

const withIssuer = (all: readonly Manifest[]) => ofKind(all, 'Ingress').filter((ingress) => issuerOf(ingress))

/** Rules about certificates: who issues them, and whether a renewal arrives. */
export const certificateRules: readonly Rule[] = [
  rule('an ingress with TLS names the issuer of its certificate', (all) =>
    ofKind(all, 'Ingress').flatMap((ingress) => unless(issuerOf(ingress) !== undefined, ingress.metadata.name)),
  ),
  rule('where cert-manager issues a certificate, the ingress controller reaches its solver', (all) =>
    withIssuer(all).flatMap(() => controllers.filter((namespace) => !isSolved(all, namespace))),
  ),
  rule('only the ingress controller reaches the solver of cert-manager, on its port', (all) =>
    withIssuer(all).flatMap(() => [
      ...['default', 'monitoring'].filter((namespace) => isSolved(all, namespace)),
      ...controllers.filter((namespace) => isSolved(all, namespace, 8080)),
    ]),
  ),
  forPods('a Secret is mounted as a folder, so that a renewal arrives', (pod) => {
    const secrets = (pod.volumes ?? []).filter(({ secret }) => secret).map(({ name }) => name)
    return everyContainer(pod).every(({ volumeMounts = [] }) =>
      volumeMounts.every(({ name, subPath }) => subPath === undefined || !secrets.includes(name)),
    )
  }),
]
