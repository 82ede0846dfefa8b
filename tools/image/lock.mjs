import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure-installed.mjs'

const { packages, ...head } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/**
 * Resolves `name` from the package at `from` to its path in the lockfile: the package's own copy, or one in a parent
 * folder.
 */
const resolve = (from, name) => {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`
  if (packages[path] || from === '') return packages[path] && path
  return resolve(from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '', name)
}

/** Returns all run-time dependencies of the named packages, by path in the lockfile; follows workspace links. */
export function closureOf(names, from = '') {
  const found = new Map()
  const add = (folder, name) => {
    const path = resolve(folder, name)
    if (path === undefined || found.has(path)) return
    const entry = packages[path]
    found.set(path, entry)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      packages[entry.resolved] ?? entry
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional)
    for (const needed of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      add(entry.link ? entry.resolved : path, needed)
  }
  for (const name of names) add(from, name)
  return found
}

/** Builds a lockfile for a project that needs only these packages, with the entries of our own lockfile. */
export function lockfileOf(manifest) {
  const found = closureOf(Object.keys(manifest.dependencies))
  return { ...head, name: manifest.name, packages: { '': manifest, ...Object.fromEntries([...found].sort()) } }
}

export function lockedAt(path) {
  return packages[path]
}
