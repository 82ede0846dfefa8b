import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Files stay near 50 lines: what a newcomer can read on one screen. Bytes are limited as well, because long lines hide
 * length. For tests, only the linter's limit applies.
 */
const limits = { median: 60, ninetieth: 120, longest: 200 }
const mostBytes = 8 * 1024
/** Code is wrapped by the formatter, comments are not. */
const isComment = /^\s*(?:\/?\*|\/\/)/
const width = 120
const places = ['packages', 'stand-ins', 'services', 'gateway', 'runtime', 'web']
const skipped = /node_modules|\/dist\/|\/testing\/|\/test\/|\.test\.tsx?$/

/** The tree to check: this one, or the one that is named. */
const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const files = places
  .filter((place) => existsSync(join(root, place)))
  .flatMap((place) =>
    readdirSync(join(root, place), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  .filter((path) => !skipped.test(path))
  .map((path) => {
    const text = readFileSync(path, 'utf8')
    const lines = text.split('\n')
    const wide = lines.flatMap((line, index) => (line.length > width && isComment.test(line) ? [index + 1] : []))
    return { path: path.slice(root.length), lines: lines.length - 1, bytes: Buffer.byteLength(text), wide }
  })
  .sort((a, b) => a.lines - b.lines)

const at = (share) => files[Math.min(files.length - 1, Math.floor(files.length * share))]?.lines ?? 0
const found = { median: at(0.5), ninetieth: at(0.9), longest: files.at(-1)?.lines ?? 0 }
const largest = Math.max(...files.map(({ bytes }) => bytes))
console.log(
  `${files.length} files: median ${found.median} lines, nine in ten at most ${found.ninetieth}, longest ${found.longest}; largest ${largest} bytes`,
)

const broken = Object.keys(limits).filter((name) => found[name] > limits[name])
for (const name of broken) console.error(`The ${name} is ${found[name]} lines; the limit is ${limits[name]}.`)
if (broken.includes('longest'))
  for (const { path, lines } of files.filter(({ lines }) => lines > limits.longest))
    console.error(`  ${path} (${lines})`)
const large = files.filter(({ bytes }) => bytes > mostBytes)
for (const { path, bytes } of large) console.error(`${path} has ${bytes} bytes; the limit is ${mostBytes}.`)
const wide = files.flatMap(({ path, wide }) => wide.map((line) => `${path}:${line}`))
for (const place of wide) console.error(`${place}: a comment is wider than ${width} characters.`)
process.exitCode = broken.length + large.length + wide.length === 0 ? 0 : 1
