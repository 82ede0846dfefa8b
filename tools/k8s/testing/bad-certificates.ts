import { inPod, inPolicy, ofKindNamed, type Change } from './changes.ts'

/** A violating manifest for every rule about certificates. */
export const badCertificates: Record<string, Change> = {
  'an ingress with TLS names the issuer of its certificate': (all) =>
    delete ofKindNamed(all, 'Ingress', 'verandah').metadata.annotations,
  'where cert-manager issues a certificate, the ingress controller reaches its solver': (all) =>
    void all.splice(all.indexOf(ofKindNamed(all, 'NetworkPolicy', 'to-acme-solver')), 1),
  'only the ingress controller reaches the solver of cert-manager, on its port': inPolicy(
    'to-acme-solver',
    ({ ingress }) => ingress!.push({}),
  ),
  'a Secret is mounted as a folder, so that a renewal arrives': inPod(({ volumes, containers: [only] }) => {
    volumes!.push({ name: 'tls', secret: { secretName: 'gateway-tls' } })
    only!.volumeMounts!.push({ name: 'tls', mountPath: '/tls/tls.crt', subPath: 'tls.crt' })
  }),
}
