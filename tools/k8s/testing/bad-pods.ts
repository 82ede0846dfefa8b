import { inContainer, inPod, inSecurity, type Change } from './changes.ts'

/** A violating manifest for every rule about pods and containers. */
export const badPods: Record<string, Change> = {
  'a pod runs as a user without rights': inPod((pod) => delete pod.securityContext!.runAsNonRoot),
  'a pod names a user that is not root': inPod((pod) => (pod.securityContext!.runAsUser = 0)),
  'a pod keeps the runtime’s filter of system calls': inPod((pod) => delete pod.securityContext!.seccompProfile),
  'a pod gets no token of the cluster': inPod((pod) => delete pod.automountServiceAccountToken),
  'a pod stays off the network of its node': inPod((pod) => (pod.hostNetwork = true)),
  'a pod does not see processes of its node': inPod((pod) => (pod.hostPID = true)),
  'a pod mounts nothing of its node': inPod((pod) => pod.volumes!.push({ name: 'node', hostPath: { path: '/' } })),
  'a temporary folder has a limit': inPod((pod) => pod.volumes!.push({ name: 'more', emptyDir: {} })),
  'a container gains no privilege': inSecurity({ allowPrivilegeEscalation: true }),
  'a container is not privileged': inSecurity({ privileged: true }),
  'a container drops every capability': inSecurity({ capabilities: { drop: ['NET_RAW'] } }),
  'a container adds no capability': inSecurity({ capabilities: { drop: ['ALL'], add: ['SYS_ADMIN'] } }),
  'a container writes to its volumes only': inSecurity({ readOnlyRootFilesystem: false }),
  'a container takes no port of its node': inContainer(({ ports }) => (ports![0]!.hostPort = 80)),
  'an image has a version': inContainer((container) => (container.image = 'registry.example:5000/verandah:latest')),
  'an image in production is named by its digest': inContainer(
    (container) => (container.image = 'registry.example/verandah:0.1.0'),
  ),
  'a container asks for processor time': inContainer(({ resources }) => delete resources!.requests!.cpu),
  'a container asks for memory': inContainer(({ resources }) => delete resources!.requests!.memory),
  'a container has a limit of memory above what it asks for': inContainer(
    ({ resources }) => (resources!.limits!.memory = '1Mi'),
  ),
  'no container is slowed by a limit of processor time': inContainer(({ resources }) => (resources!.limits!.cpu = '1')),
  'a container says when it is ready': inContainer((container) => delete container.readinessProbe),
  'a container says whether it is alive': inContainer((container) => delete container.livenessProbe),
  'a part is not ended because its servers are away': inContainer(
    (container) => (container.livenessProbe = container.readinessProbe!),
  ),
  'a part has time to start': inContainer((container) => delete container.startupProbe),
  'a part answers until endpoints have forgotten it': inContainer((container) => delete container.lifecycle),
  'a part has time to finish what it does': inPod((pod) => (pod.terminationGracePeriodSeconds = 30)),
}
