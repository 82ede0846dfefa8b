import { renderOverlay, type overlays } from '@verandah/runtime/testing'
import { describe, expect, it } from 'vitest'
import { fromJSONSchema } from 'zod'
import { ofKind, workloadsIn, type Manifest } from '../manifest.ts'
import { kindValues } from './kind-example.ts'
import { mergeValues, renderRelease, valuesOf, valuesSchema, type Values } from './read-chart.ts'

const valuesShape = fromJSONSchema(valuesSchema)

/** kustomize names settings and secrets by their hash; the chart takes the names of Secrets from values. */
const withoutHashes = (all: readonly Manifest[]): Manifest[] => {
  const named = ofKind(all, 'ConfigMap', 'Secret').map(({ metadata: { name } }) => name)
  const plain = named.reduce(
    (text, name) => text.replaceAll(`"${name}"`, JSON.stringify(name.replace(/-[a-z0-9]{10}$/, ''))),
    JSON.stringify(all),
  )
  return JSON.parse(plain) as Manifest[]
}

/** An installation makes its namespace and its Secrets itself. */
const isOfChart = ({ kind }: Manifest) => kind !== 'Namespace' && kind !== 'Secret'

const checksum = 'checksum/settings'
/** Pods start anew by this annotation where kustomize changes a name. */
const withoutChecksum = (all: readonly Manifest[]): Manifest[] => {
  for (const { spec } of all) {
    const { annotations, ...metadata } = (spec?.template?.metadata ?? {}) as { annotations?: Values }
    if (annotations?.[checksum] === undefined) continue
    const { [checksum]: _, ...others } = annotations
    const left = Object.keys(others).length > 0 ? { ...metadata, annotations: others } : metadata
    Object.assign(spec!.template!, { metadata: left })
  }
  return [...all]
}

const byName = (one: { name?: string }, other: { name?: string }) => `${one.name}`.localeCompare(`${other.name}`)
/** Components may come in another order, and with them entries that have names. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = value.map(inOrder) as { name?: string }[]
    return items.every((item) => typeof item === 'object' && item?.name !== undefined) ? items.sort(byName) : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inOrder(one)]))
}

const objectsOf = (all: readonly Manifest[]) =>
  Object.fromEntries(all.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, inOrder(manifest)]))

const cases: [(typeof overlays)[number], string[], Values][] = [
  ['dev', [], {}],
  ['small', [], {}],
  ['small', ['monitoring'], { monitoring: { enabled: true } }],
  ['prod', [], {}],
  ['prod', ['tls', 'monitoring'], { tls: { enabled: true }, monitoring: { enabled: true } }],
  ['prod', ['feeds'], { feeds: { enabled: true } }],
  ['prod', ['backup-volume'], { backupVolume: { enabled: true } }],
]

describe('k8s/chart', () => {
  it.each(cases)('makes the objects of the overlay %s, with %j', (overlay, components, over) => {
    const rendered = renderOverlay(overlay, components) as Manifest[] | undefined
    if (!rendered) return
    const [namespace = ''] = ofKind(rendered, 'Namespace').map(({ metadata }) => metadata.name)
    const values = valuesOf(overlay, over)
    expect(valuesShape.safeParse(values).error?.issues ?? []).toEqual([])
    const made = renderRelease(namespace, values)
    expect(objectsOf(withoutChecksum(made))).toEqual(objectsOf(withoutHashes(rendered).filter(isOfChart)))
    expect(made).toHaveLength(Object.keys(objectsOf(made)).length)
  })

  it('starts pods anew when a setting changes, and not otherwise', () => {
    const checksums = (over: Values) =>
      workloadsIn(renderRelease('verandah', valuesOf('prod', over))).map(
        ({ manifest }) => (manifest.spec!.template!.metadata as { annotations?: Values }).annotations?.[checksum],
      )
    const [before] = checksums({})
    expect(new Set(checksums({}))).toEqual(new Set([before]))
    expect(new Set(checksums({ parts: { auth: { maxReplicas: 20 } } }))).toEqual(new Set([before]))
    expect(checksums({ settings: { LOG_LEVEL: 'debug' } })).not.toContain(before)
    expect(checksums({ ingress: { host: 'homes.example' } })).not.toContain(before)
  })

  it('copies photos and documents each night where they are on a volume, which parts and copies mount alike', () => {
    const mountsWith = (over: Values) =>
      renderRelease('verandah', valuesOf('prod', over)).flatMap(({ kind, metadata, ...manifest }) => {
        const text = JSON.stringify(manifest)
        const mounts = ['"BLOBS_DIR","value":"/blobs"', '"mountPath":"/blobs"', '"claimName":"blobs"']
        return mounts.every((mount) => text.includes(mount)) ? [`${kind} ${metadata.name}`] : []
      })
    expect(mountsWith({ blobs: { enabled: true } }).sort()).toEqual(['CronJob backup', 'Deployment shortlist'])
    expect(mountsWith({})).toEqual([])
  })

  it('takes image, host, Secrets, claims and settings from values', () => {
    const over = {
      image: { repository: 'registry.example/other', tag: '0.2.0', digest: '' },
      imagePullSecrets: [{ name: 'registry' }],
      secrets: { auth: 'auth-2' },
      ingress: { host: 'homes.example', className: 'nginx' },
      backup: { schedule: '0 1 * * *' },
      backupVolume: { enabled: true, storage: '9Gi', storageClass: 'slow' },
      settings: { LOG_LEVEL: 'debug' },
      networkPolicies: { ingressNamespaces: ['edge'], natsNamespace: 'messaging' },
    }
    expect(valuesShape.safeParse(valuesOf('prod', over)).error?.issues ?? []).toEqual([])
    const texts = JSON.stringify(renderRelease('verandah', valuesOf('prod', over)))
    for (const text of [
      '"image":"registry.example/other:0.2.0"',
      '"imagePullSecrets":[{"name":"registry"}]',
      '"secretRef":{"name":"auth-2"}',
      '"hosts":["homes.example"]',
      '"PUBLIC_URL":"https://homes.example"',
      '"ingressClassName":"nginx"',
      '"schedule":"0 1 * * *"',
      '"storageClassName":"slow"',
      '"LOG_LEVEL":"debug"',
      '"values":["edge"]',
      '"kubernetes.io/metadata.name":"messaging"',
    ])
      expect(texts).toContain(text)
    expect(texts).not.toMatch(/verandah\.example|sha256:0000|traefik/)
  })
})

describe('k8s/examples/kind', () => {
  it('has values that keep the schema, and takes prod’s collector away', () => {
    const values = kindValues()
    expect(valuesShape.safeParse(values).error?.issues ?? []).toEqual([])
    expect(values).not.toHaveProperty('settings.OTEL_EXPORTER_OTLP_ENDPOINT')
  })
})

describe('k8s/chart/values.schema.json', () => {
  it.each([
    ['a misspelt key', { ingres: { enabled: true } }],
    ['a setting that is no text', { settings: { NATS_REPLICAS: 3 } }],
    ['a password among the settings', { settings: { REDIS_PASSWORD: 'x' } }],
    ['an address of a part', { settings: { AUTH_URL: 'http://elsewhere' } }],
    ['a setting in small letters', { settings: { logLevel: 'info' } }],
    ['a digest that is none', { image: { digest: 'sha256:1234' } }],
    ['a host with a scheme', { ingress: { host: 'https://verandah.example' } }],
    ['a part that is not there', { parts: { mail: { minReplicas: 1 } } }],
    ['no pod', { parts: { auth: { minReplicas: 0 } } }],
    ['a size without its unit', { feeds: { storage: '5 GB' } }],
  ])('refuses %s', (_, over) => {
    expect(valuesShape.safeParse(mergeValues(valuesOf('prod'), over)).success).toBe(false)
  })
})
