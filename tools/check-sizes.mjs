import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Files stay near 50 lines: what a newcomer can read on one screen. For tests, only the linter's limit applies. */
const limits = { median: 60, ninetieth: 120, longest: 200 }
const places = ['packages', 'stand-ins', 'services', 'gateway', 'runtime', 'web']
const skipped = /node_modules|\/dist\/|\/testing\/|\/test\/|\.test\.tsx?$/

const root = fileURLToPath(new URL('..', import.meta.url))
const files = places
  .flatMap((place) =>
    readdirSync(join(root, place), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .filter((path) => !skipped.test(path))
  .map((path) => ({ path: path.slice(root.length), lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

const at = (share) => files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0
const found = { median: at(0.5), ninetieth: at(0.9), longest: files.at(-1)?.lines ?? 0 }
console.log(
  `${files.length} files: median ${found.median} lines, nine in ten at most ${found.ninetieth}, longest ${found.longest}`,
)

const broken = Object.keys(limits).filter((name) => found[name] > limits[name])
for (const name of broken) console.error(`The ${name} is ${found[name]} lines; the limit is ${limits[name]}.`)
if (broken.includes('longest'))
  for (const { path, lines } of files.filter(({ lines }) => lines > limits.longest))
    console.error(`  ${path} (${lines})`)
process.exitCode = broken.length === 0 ? 0 : 1
