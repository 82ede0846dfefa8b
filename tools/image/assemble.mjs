import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure-installed.mjs'
import { lockedAt, lockfileOf } from './lock.mjs'
import { sbomOf } from './write-sbom.mjs'

/**
 * Prepares the image's contents: the manifest of packages to install, and the built product with its list of packages.
 */
const output = join(root, 'dist/image')
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const write = (path, value) => {
  mkdirSync(join(output, path, '..'), { recursive: true })
  writeFileSync(join(output, path), `${JSON.stringify(value, null, 2)}\n`)
}

const { version, license } = read('package.json')
const { bundled, external } = read('runtime/dist/packages.json')
/** `verandah`, and the commands of earlier images. */
const commands = ['verandah', 'operator', 'feed-token', 'overlay', 'tell-again', 'dead-letters', 'store', 'keys']
/** The MongoDB driver imports optional packages, which are not installed. */
const isInstalled = (name) => lockedAt(`node_modules/${name}`) !== undefined
const versions = external.filter(isInstalled).map((name) => [name, lockedAt(`node_modules/${name}`).version])
const dependencies = Object.fromEntries(versions)
const needed = { name: 'verandah', version, license, private: true, type: 'module', dependencies }
const lockfile = lockfileOf(needed)
const runs = Object.fromEntries(commands.map((name) => [name, `node runtime/dist/${name}.mjs`]))
const installed = Object.keys(lockfile.packages).filter((path) => path !== '')

rmSync(output, { recursive: true, force: true })
write('packages/package.json', needed)
write('packages/package-lock.json', lockfile)
write('app/package.json', { ...needed, scripts: { start: 'node runtime/dist/main.mjs', ...runs } })
write('app/sbom.cdx.json', sbomOf({ name: 'verandah', version, installed, bundled }))
const isShipped = (path) => !/(\.map|packages\.json|\.built-from)$/.test(path)
for (const folder of ['runtime/dist', 'web/dist'])
  cpSync(join(root, folder), join(output, 'app', folder), { recursive: true, filter: isShipped })
