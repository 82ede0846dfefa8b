import {
  bytesOf,
  everyContainer,
  forContainers,
  forEveryContainer,
  forPods,
  ofKind,
  rule,
  unless,
  workloadsIn,
  type Container,
  type Rule,
} from './manifest.ts'

const byDigest = /@sha256:[0-9a-f]{64}$/
const setting = ({ env }: Container, name: string) => env?.find((one) => one.name === name)?.value
const sleepOf = ({ lifecycle }: Container) => Number(lifecycle?.preStop?.exec?.command[1] ?? 0)

/** Rules about pods' permissions and metadata. */
export const podRules: readonly Rule[] = [
  forPods('a pod runs as a user without rights', ({ securityContext }) => securityContext?.runAsNonRoot === true),
  forPods('a pod names a user that is not root', ({ securityContext }) => Number(securityContext?.runAsUser ?? 0) > 0),
  forPods(
    'a pod keeps the runtime’s filter of system calls',
    ({ securityContext }) => securityContext?.seccompProfile?.type === 'RuntimeDefault',
  ),
  forPods('a pod gets no token of the cluster', (pod) => pod.automountServiceAccountToken === false),
  forPods('a pod stays off the network of its node', ({ hostNetwork }) => hostNetwork !== true),
  forPods('a pod does not see processes of its node', ({ hostPID, hostIPC }) => hostPID !== true && hostIPC !== true),
  forPods('a pod mounts nothing of its node', ({ volumes = [] }) => volumes.every(({ hostPath }) => !hostPath)),
  forPods('a temporary folder has a limit', ({ volumes = [] }) =>
    volumes.every(({ emptyDir }) => !emptyDir || emptyDir.sizeLimit !== undefined),
  ),
  forEveryContainer(
    'a container gains no privilege',
    ({ securityContext }) => securityContext?.allowPrivilegeEscalation === false,
  ),
  forEveryContainer('a container is not privileged', ({ securityContext }) => securityContext?.privileged !== true),
  forEveryContainer(
    'a container drops every capability',
    ({ securityContext }) => securityContext?.capabilities?.drop?.includes('ALL') === true,
  ),
  forEveryContainer(
    'a container adds no capability',
    ({ securityContext }) => (securityContext?.capabilities?.add ?? []).length === 0,
  ),
  forEveryContainer(
    'a container writes to its volumes only',
    ({ securityContext }) => securityContext?.readOnlyRootFilesystem === true,
  ),
  forEveryContainer('a container takes no port of its node', ({ ports = [] }) =>
    ports.every(({ hostPort }) => hostPort === undefined),
  ),
  forEveryContainer(
    'an image has a version',
    ({ image }) => byDigest.test(image) || /:(?!latest$)[\w.-]+$/.test(image),
  ),
  rule('an image in production is named by its digest', (all) =>
    ofKind(all, 'HorizontalPodAutoscaler').length === 0
      ? []
      : workloadsIn(all).flatMap(({ name, pod }) =>
          unless(
            everyContainer(pod).every(({ image }) => byDigest.test(image)),
            name,
          ),
        ),
  ),
  forEveryContainer('a container asks for processor time', ({ resources }) => resources?.requests?.cpu !== undefined),
  forEveryContainer('a container asks for memory', ({ resources }) => bytesOf(resources?.requests?.memory) > 0),
  forEveryContainer(
    'a container has a limit of memory above what it asks for',
    ({ resources }) => bytesOf(resources?.limits?.memory) >= bytesOf(resources?.requests?.memory),
  ),
  forEveryContainer(
    'no container is slowed by a limit of processor time',
    ({ resources }) => resources?.limits?.cpu === undefined,
  ),
  forContainers('a container says when it is ready', ({ readinessProbe }) => readinessProbe !== undefined),
  forContainers('a container says whether it is alive', ({ livenessProbe }) => livenessProbe !== undefined),
  forContainers(
    'a part is not ended because its servers are away',
    ({ livenessProbe }, { isPart }) => !isPart || livenessProbe?.httpGet?.path === '/livez',
  ),
  forContainers('a part has time to start', ({ startupProbe }, { isPart }) => !isPart || startupProbe !== undefined),
  forContainers(
    'a part answers until endpoints have forgotten it',
    (container, { isPart }) => !isPart || sleepOf(container) >= 5,
  ),
  forPods('a part has time to finish what it does', ({ containers, terminationGracePeriodSeconds = 30 }, { isPart }) =>
    containers.every((container) => {
      const ownSeconds =
        Number(setting(container, 'SHUTDOWN_NOTICE_MS')) / 1000 +
        Number(setting(container, 'SHUTDOWN_TIMEOUT_MS')) / 1000
      return !isPart || sleepOf(container) + ownSeconds + 5 <= terminationGracePeriodSeconds
    }),
  ),
  forEveryContainer('no secret stands in a manifest', ({ env = [] }) =>
    env.every(({ name, value }) => value === undefined || !/(?:SECRET|PASSWORD|TOKEN|_KEY)(?!\w*_FILE$)/.test(name)),
  ),
  forPods('a mounted volume is there', (pod, { manifest }) => {
    const claims = manifest.spec?.volumeClaimTemplates ?? []
    const known = [...(pod.volumes ?? []).map(({ name }) => name), ...claims.map(({ metadata }) => metadata.name)]
    return everyContainer(pod).every(({ volumeMounts = [] }) => volumeMounts.every(({ name }) => known.includes(name)))
  }),
]
