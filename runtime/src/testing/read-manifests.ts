import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBinary } from '@verandah/kit/testing'
import { parseAllDocuments } from 'yaml'
import { newKeys } from '../keys/key-folder.ts'

interface Container {
  readonly env?: readonly {
    name: string
    value?: string
    valueFrom?: { secretKeyRef: { name: string; key: string } }
  }[]
  readonly envFrom?: readonly { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  readonly ports?: readonly { name: string; containerPort: number }[]
  readonly command?: readonly string[]
  readonly volumeMounts?: readonly { name: string; mountPath: string }[]
  readonly securityContext?: object
  readonly resources?: { readonly limits?: Readonly<Record<string, string>> }
  readonly [probe: `${string}Probe`]:
    | { httpGet?: { path: string; port: string; scheme?: string }; tcpSocket?: { port: string } }
    | undefined
}

export interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly spec?: {
    readonly selector?: Readonly<Record<string, string>> & { matchLabels?: Readonly<Record<string, string>> }
    readonly ports?: readonly { port: number; targetPort: number | string }[]
    readonly replicas?: number
    readonly volumeClaimTemplates?: readonly { readonly metadata: { readonly name: string } }[]
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> }
      readonly spec: {
        readonly containers: readonly Container[]
        readonly initContainers?: readonly object[]
        readonly volumes?: readonly object[]
      }
    }
  }
}

export const overlays = ['dev', 'prod', 'small'] as const

/**
 * Renders an overlay by kubectl, with components that an operator adds to its own and with example secrets. Undefined
 * on a machine without kubectl.
 */
export function renderOverlay(
  overlay: (typeof overlays)[number],
  components: readonly string[] = [],
): Manifest[] | undefined {
  const kubectl = findBinary('kubectl')
  if (kubectl === undefined) return undefined
  const copy = mkdtempSync(join(tmpdir(), 'verandah-k8s-'))
  const folder = join(copy, 'overlays', overlay)
  try {
    cpSync(fileURLToPath(new URL('../../../k8s', import.meta.url)), copy, { recursive: true })
    const examples = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.env.example'),
    )
    for (const name of examples) copyFileSync(join(folder, name), join(folder, name.replace('.example', '')))
    writeSecrets(folder)
    const kustomization = join(folder, 'kustomization.yaml')
    const added = components.map((name) => `  - ../../components/${name}\n`).join('')
    const ownComponents = /^components:\n(?: {2}- .*\n)+/m
    writeFileSync(kustomization, readFileSync(kustomization, 'utf8').replace(ownComponents, `$&${added}`))
    const { status, stdout, stderr } = spawnSync(kubectl, ['kustomize', folder], { encoding: 'utf8' })
    if (status !== 0) throw new Error(`kubectl cannot render k8s/overlays/${overlay}: ${stderr}`)
    return parseAllDocuments(stdout).map((document) => document.toJS() as Manifest)
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/** Writes secrets instead of those that `npm run verandah keys` makes for an operator. */
const writeSecrets = (folder: string): void => {
  const made: Readonly<Record<string, string>> = newKeys()
  for (const [, path = '', name = ''] of readFileSync(join(folder, 'kustomization.yaml'), 'utf8').matchAll(
    secretFile,
  )) {
    mkdirSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, path, name), made[name] ?? `a password of this test only, in ${path}`)
  }
}

const secretFile = /- (secrets\/[\w-]+)\/([\w.]+)$/gm

/** Returns the environment of a workload's container; its own variables override others. */
export function environmentIn(manifests: readonly Manifest[], workload: Manifest): Record<string, string> {
  const dataOf = (kind: string, name: string): Record<string, string> => {
    const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
    if (!found) throw new Error(`${workload.metadata.name} reads ${kind} ${name}, which is not there`)
    return kind === 'Secret' ? decoded(found.data ?? {}) : (found.data ?? {})
  }
  const container = containerOf(workload)
  const sources = (container.envFrom ?? []).map(({ configMapRef, secretRef }) =>
    configMapRef ? dataOf('ConfigMap', configMapRef.name) : dataOf('Secret', secretRef?.name ?? ''),
  )
  const own = (container.env ?? []).map(({ name, value, valueFrom }) => {
    const { name: secret, key } = valueFrom?.secretKeyRef ?? { name: '', key: '' }
    return [name, valueFrom ? dataOf('Secret', secret)[key] : value]
  })
  return Object.assign({}, ...sources, Object.fromEntries(own)) as Record<string, string>
}

export function containerOf(workload: Manifest): Container {
  const [container] = workload.spec?.template?.spec.containers ?? []
  if (!container) throw new Error(`${workload.metadata.name} has no container`)
  return container
}

const decoded = (data: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, Buffer.from(value, 'base64').toString()]))
