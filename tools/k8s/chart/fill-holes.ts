import type { Manifest } from '../manifest.ts'
import { text } from './hole.ts'
import { places } from './places.ts'
import { replaceAt } from './replace-at.ts'

const namespaced = (manifest: Manifest): unknown =>
  replaceAt(manifest, ['metadata', 'namespace'], () => text('{{ .Release.Namespace }}'))

/** Returns a manifest with holes where values go. */
export function fillHoles(manifest: Manifest): unknown {
  return places
    .filter(({ kinds }) => kinds.includes(manifest.kind))
    .reduce(
      (open, { path, fill }) => replaceAt(open, path.split(' '), (found) => fill(found, manifest.metadata.name)),
      namespaced(manifest),
    )
}
