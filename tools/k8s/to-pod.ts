import type { Manifest } from '@verandah/runtime/testing'

interface PodContents {
  readonly environment: Readonly<Record<string, string>>
  readonly filesAt: string
}

/**
 * Converts a workload to a Pod for podman: settings inlined, because it does not support hashed Secrets; files of
 * Secrets in a local folder; an empty folder for each claim; no probes, which would need curl in the image.
 */
export function toPod({ metadata, spec }: Manifest, { environment, filesAt }: PodContents) {
  const { volumes = [], containers = [], initContainers = [], ...rest } = spec?.template?.spec ?? {}
  const claims = (spec?.volumeClaimTemplates ?? []).map(({ metadata: { name } }) => ({ name, emptyDir: {} }))
  const env = Object.entries(environment).map(([name, value]) => ({ name, value }))
  const inlined = (container: object) => ({
    ...Object.fromEntries(Object.entries(container).filter(([name]) => !/^env|^ports$|Probe$/.test(name))),
    env,
  })
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: metadata.name, labels: spec?.template?.metadata.labels },
    spec: {
      ...rest,
      volumes: [...volumes.map((volume) => fromHere(volume, filesAt)), ...claims],
      ...(initContainers.length > 0 && { initContainers: initContainers.map(inlined) }),
      containers: containers.map((container) => ({
        ...inlined(container),
        // Podman would publish each named port.
        ...(metadata.name === 'gateway' && { ports: container.ports?.filter(({ name }) => name === 'http') }),
      })),
    },
  }
}

interface Volume {
  readonly secret?: object
  readonly persistentVolumeClaim?: object
}

const fromHere = ({ secret, persistentVolumeClaim: claim, ...volume }: Volume, path: string) => ({
  ...volume,
  ...(secret && { hostPath: { path } }),
  ...(claim && { emptyDir: {} }),
})

/**
 * Writes a program for one of our pods: it succeeds once every pod responds at its Service's address, by its own
 * readiness probe.
 */
export function readyCheck(workloads: readonly Manifest[]): string {
  const probed = workloads.flatMap(({ metadata: { name }, spec }) =>
    (spec?.template?.spec.containers ?? []).map(({ ports = [], readinessProbe }) => {
      const wanted = readinessProbe?.httpGet?.port ?? readinessProbe?.tcpSocket?.port
      const port = ports.find((known) => known.name === wanted)?.containerPort
      if (!port)
        throw new Error(`${name} has no readiness probe at a port with a name: podman cannot tell when it is ready`)
      return { name, port, path: readinessProbe?.httpGet?.path }
    }),
  )
  return `
    import { connect } from 'node:net'
    import { once } from 'node:events'
    const answer = async ({ name, port, path }) => {
      if (path) return (await fetch('http://' + name + ':' + port + path)).ok || Promise.reject(new Error(name))
      const socket = connect(port, name)
      await once(socket, 'connect')
      socket.destroy()
    }
    await Promise.all(${JSON.stringify(probed)}.map(answer))`
}
