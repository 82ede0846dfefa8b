import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure-installed.mjs'

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

/** Options of every bundle of server code. */
export const serverBundle = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  conditions: ['@verandah/source'],
  external: keptOutside,
  plugins: [keepLazyPackagesOutside],
  sourcemap: true,
  logLevel: 'warning',
  // CommonJS code in the bundle still requires Node's own modules.
  // Under another name than modules of the bundle import it by.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
}

/** Data files that bundled code reads from its own folder. */
const data = [
  'packages/localities/src/gazetteer',
  'packages/localities/src/aliases.csv',
  'stand-ins/listing-market/pictures',
]

export function copyDataTo(output) {
  for (const path of data) cpSync(join(root, path), join(output, path.split('/').at(-1)), { recursive: true })
}
