import type { Manifest } from '@verandah/runtime/testing'
import { describe, expect, it } from 'vitest'
import { readyCheck, toPod } from './to-pod.ts'

const workload = (name: string): Manifest => ({
  kind: 'StatefulSet',
  metadata: { name },
  spec: {
    volumeClaimTemplates: [{ metadata: { name: 'data' } }],
    template: {
      metadata: { labels: { app: name } },
      spec: {
        initContainers: [{ name: 'migrate', envFrom: [{ configMapRef: { name: 'hashed-3c4d' } }] }],
        containers: [
          {
            env: [{ name: 'TOKEN', valueFrom: { secretKeyRef: { name: 'hashed-1a2b', key: 'TOKEN' } } }],
            envFrom: [{ configMapRef: { name: 'hashed-3c4d' } }],
            ports: [{ name: 'http', containerPort: 8080 }],
            readinessProbe: { httpGet: { path: '/readyz', port: 'http' } },
            livenessProbe: { tcpSocket: { port: 'http' } },
            securityContext: { readOnlyRootFilesystem: true },
          },
        ],
        volumes: [
          { name: 'tmp', emptyDir: {} },
          { name: 'users', secret: { secretName: 'hashed-5e6f' } },
        ],
      },
    },
  },
})

describe('a workload as a pod for podman', () => {
  it('holds what its Secrets and ConfigMaps say, files of Secrets from here, a folder for each claim, and its hardening; podman needs no probe', () => {
    const { metadata, spec } = toPod(workload('nats'), { environment: { TOKEN: 'known' }, filesAt: '/files' })
    expect(metadata).toEqual({ name: 'nats', labels: { app: 'nats' } })
    expect(spec).toEqual({
      volumes: [
        { name: 'tmp', emptyDir: {} },
        { name: 'users', hostPath: { path: '/files' } },
        { name: 'data', emptyDir: {} },
      ],
      initContainers: [{ name: 'migrate', env: [{ name: 'TOKEN', value: 'known' }] }],
      containers: [{ env: [{ name: 'TOKEN', value: 'known' }], securityContext: { readOnlyRootFilesystem: true } }],
    })
  })

  it('is published only for the gateway', () => {
    expect(toPod(workload('gateway'), { environment: {}, filesAt: '' }).spec.containers).toMatchObject([
      { ports: [{ containerPort: 8080 }] },
    ])
  })

  it('is checked for readiness by its own probe, or refused without one', () => {
    expect(readyCheck([workload('auth')])).toContain('{"name":"auth","port":8080,"path":"/readyz"}')
    const [silent] = [workload('auth')].map(({ spec: _, ...rest }) => ({ ...rest, spec: bare }))
    expect(() => readyCheck([silent!])).toThrow('auth has no readiness probe')
  })
})

const bare = { template: { metadata: { labels: {} }, spec: { containers: [{}] } } }
