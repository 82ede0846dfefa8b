import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ensureBuilt } from './ensure-built.mjs'
import { root } from './ensure-installed.mjs'

/** JavaScript that a screen loads before it renders: the entry and the screen's own module with all their imports. */
const budgets = [
  { screen: 'landing', module: 'src/features/landing/landing-page.tsx', limitKb: 125 },
  { screen: 'results', module: 'src/features/results/search-results-page.tsx', limitKb: 170 },
]

/** Not allowed in any first screen: API schemas and the map. */
const banned = /\/(zod|leaflet)\//

const dist = join(root, 'web/dist')
ensureBuilt()
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

const withImports = (key, seen = new Set()) => {
  if (manifest[key] === undefined) throw new Error(`The build knows no ${key}`)
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key].imports ?? []) withImports(imported, seen)
  return seen
}

const sizeOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

/** Files that the bundler generated have no source map. */
const sourcesOf = (file) => {
  const map = join(dist, `${file}.map`)
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : []
}

const complaints = budgets.flatMap(({ screen, module, limitKb }) => {
  const files = [...withImports(module, withImports('index.html'))].map((key) => manifest[key].file)
  const kb = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000
  console.log(`${screen}: ${kb.toFixed(1)} KB of JavaScript (gzip) in ${files.length} files, at most ${limitKb}`)
  const strangers = files.filter((file) => sourcesOf(file).some((source) => banned.test(source)))
  return [
    ...(kb > limitKb ? [`${screen} loads ${kb.toFixed(1)} KB at once; the limit is ${limitKb} KB.`] : []),
    ...strangers.map((file) => `${screen} loads ${file} at once, with parts of zod or the map in it.`),
  ]
})

for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
