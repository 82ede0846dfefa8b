import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Manifest } from './manifest.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const checked = join(root, 'tools/k8s/rendered.ts')
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/** Returns the type of a kind: Kubernetes' own, KEDA's or the Prometheus operator's. */
const typeOf = ({ apiVersion, kind }: Manifest): string => {
  if (apiVersion.startsWith('monitoring.coreos.com/')) return `import('./operator-types').I${kind}`
  const library = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models'
  return `import('${library}/${apiVersion}/${kind}').I${kind}`
}

/**
 * Returns what Kubernetes' published schemas reject, one sentence each: wrong types, missing fields, unknown fields.
 */
export function checkTypes(manifests: readonly Manifest[]): string[] {
  const texts = manifests.map(
    (manifest) => `void (${JSON.stringify(manifest, null, 1)} satisfies ${typeOf(manifest)})\n`,
  )
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists, getSourceFile } = host
  host.fileExists = (file) => file === checked || fileExists(file)
  host.readFile = (file) => (file === checked ? texts.join('') : readFile(file))
  host.getSourceFile = (file, target) =>
    file === checked ? ts.createSourceFile(file, texts.join(''), target) : getSourceFile(file, target)
  const program = ts.createProgram([checked], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, messageText }) => {
    const at = texts.findIndex((_, index) => texts.slice(0, index + 1).join('').length > start)
    const { kind, metadata } = manifests[at] ?? { kind: '', metadata: { name: '' } }
    return `${kind} ${metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ').split('\n')[0] ?? ''}`
  })
}
