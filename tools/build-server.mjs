import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'
import { inOneByteEach } from './bundle/in-one-byte-each.mjs'
import { keepTheDriverLean } from './bundle/keep-the-driver-lean.mjs'
import { root } from './ensure-installed.mjs'

const output = join(root, 'runtime/dist')
const entryPoints = JSON.parse(readFileSync(join(root, 'runtime/entry-points.json'), 'utf8'))

/** Not bundled: packages with a native binary, with files read at run time, or shared with lazily loaded code. */
const keptOutside = ['classic-level', 'pino', '@opentelemetry/api']

/**
 * A bundled CommonJS package has only a `default` for `import()`: Node loads lazy packages itself, as in development.
 */
const keepLazyPackagesOutside = {
  name: 'keep-lazy-packages-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^.]/ }, ({ path, kind, importer }) => {
      const isLazy = kind === 'dynamic-import' && !importer.includes('node_modules')
      return isLazy && !path.startsWith('@verandah/') ? { path, external: true } : undefined
    }),
}

/** Data files that bundled code reads from its own folder. */
const data = [
  'packages/localities/src/gazetteer',
  'packages/localities/src/aliases.csv',
  'stand-ins/listing-market/pictures',
]

/** Bundles the server into a few files: Node loads them in a third of the time and memory of a thousand modules. */
rmSync(output, { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints,
  outdir: output,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['@verandah/source'],
  external: keptOutside,
  plugins: [keepLazyPackagesOutside, keepTheDriverLean],
  metafile: true,
  sourcemap: true,
  // Module text stays in memory, so it is minified. Names are kept for logs.
  minifyWhitespace: true,
  minifySyntax: true,
  lineLimit: 160,
  logLevel: 'warning',
  // CommonJS code in the bundle still requires Node's own modules.
  // Under another name than modules of the bundle import it by.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
})

inOneByteEach(output)
for (const path of data) cpSync(join(root, path), join(output, path.split('/').at(-1)), { recursive: true })

/** Packages that the image installs, and packages in the bundle: by path in the lockfile. */
const importsOf = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
const external = importsOf.flatMap(({ path, external: isOutside }) => (isOutside && !isBuiltin(path) ? path : []))
const bundled = Object.keys(metafile.inputs).flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [])
const packages = { external: [...new Set(external)].sort(), bundled: [...new Set(bundled)].sort() }
writeFileSync(join(output, 'packages.json'), JSON.stringify(packages))
