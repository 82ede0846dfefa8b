import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inOneByteEach } from './bundle/in-one-byte-each.mjs'
import { keepTheDriverLean } from './bundle/keep-the-driver-lean.mjs'
import { copyDataTo, serverBundle } from './bundle/server-bundle.mjs'
import { root } from './ensure-installed.mjs'

const output = join(root, 'runtime/dist')
const entryPoints = JSON.parse(readFileSync(join(root, 'runtime/entry-points.json'), 'utf8'))

/** Bundles the server into a few files: Node loads them in a third of the time and memory of a thousand modules. */
rmSync(output, { recursive: true, force: true })
const { metafile } = await build({
  ...serverBundle,
  entryPoints,
  outdir: output,
  outExtension: { '.js': '.mjs' },
  splitting: true,
  plugins: [...serverBundle.plugins, keepTheDriverLean],
  metafile: true,
  // Module text stays in memory, so it is minified. Names are kept for logs.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
})

inOneByteEach(output)
copyDataTo(output)

/** Packages that the image installs, and packages in the bundle: by path in the lockfile. */
const importsOf = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
const external = importsOf.flatMap(({ path, external: isOutside }) => (isOutside && !isBuiltin(path) ? path : []))
const bundled = Object.keys(metafile.inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [])
const packages = { external: [...new Set(external)].sort(), bundled: [...new Set(bundled)].sort() }
writeFileSync(join(output, 'packages.json'), JSON.stringify(packages))
