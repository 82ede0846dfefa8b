import { Buffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { closureOf, lockedAt } from './lock.mjs'

/**
 * Builds a CycloneDX SBOM of third-party packages in the image: installed, bundled into the server, and built into the
 * client.
 */
export function sbomOf({ name, version, installed, bundled }) {
  const client = closureOf(['@verandah/web'])
  const paths = new Set([...installed, ...bundled, ...client.keys()])
  const components = [...paths]
    .sort()
    .filter((path) => !lockedAt(path).link)
    .map((path) => componentOf(path, lockedAt(path)))
  const content = JSON.stringify(components)
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(content)}`,
    version: 1,
    metadata: { component: { type: 'application', name, version, 'bom-ref': `${name}@${version}` } },
    components,
  }
}

const componentOf = (path, { version, license, integrity }) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const [algorithm, digest] = integrity?.split('-') ?? []
  return {
    type: 'library',
    name,
    version,
    'bom-ref': path,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && {
      licenses: [/ (OR|AND) /.test(license) ? { expression: license } : { license: { name: license } }],
    }),
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  }
}

/** Equal contents have equal ids, so that an unchanged build does not change the image's layer. */
const uuidOf = (content) => {
  const hash = createHash('sha256').update(content).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
