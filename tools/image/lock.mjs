import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure-installed.mjs'

const { packages, ...head } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The path in the lockfile of what `name` means to the package at `from`: its own copy, or one that lies higher. */
const resolve = (from, name) => {
  const path = `${from ? `${from}/` : ''}node_modules/${name}`
  if (packages[path] || from === '') return packages[path] && path
  return resolve(from.includes('/') ? from.slice(0, from.lastIndexOf('/')) : '', name)
}

/** Everything that the named packages need at run time, by the path in the lockfile; links to workspaces are followed. */
export const closureOf = (names, from = '') => {
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

/** A lockfile for a project that needs only these packages, each as our own lockfile has it. */
export const lockfileOf = (manifest) => {
  const found = closureOf(Object.keys(manifest.dependencies))
  return { ...head, name: manifest.name, packages: { '': manifest, ...Object.fromEntries([...found].sort()) } }
}

export const lockedAt = (path) => packages[path]
