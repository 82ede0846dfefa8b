import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Plugin } from 'vitest/config'

/** The modules that start a worker thread, by the script that they start. */
const scripts = {
  'feed-threads.ts': 'packages/listing-providers/src/reaxml/feed-worker',
  'start-worker.ts': 'packages/embedded-mongo/src/worker',
}

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}node_modules/.verandah-workers`

const bundleWorkers = () =>
  build({
    absWorkingDir: root,
    entryPoints: Object.values(scripts).map((script) => `${script}.ts`),
    outdir: folder,
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    conditions: ['@verandah/source'],
    external: ['classic-level'],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  })

/**
 * Tests start worker threads from bundles, as the product does: a thread that loads their TypeScript takes fourteen
 * times the CPU to start.
 */
export function bundledWorkers(): Plugin {
  let bundled: ReturnType<typeof bundleWorkers> | undefined
  return {
    name: 'bundled-workers',
    enforce: 'pre',
    transform: async (code, id) => {
      const script = Object.entries(scripts).find(([starter]) => id.endsWith(`/${starter}`))?.[1]
      if (script === undefined) return
      const { outputs } = (await (bundled ??= bundleWorkers())).metafile
      const file = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === `${script}.ts`)
      const named = `'./${basename(script)}.mjs', import.meta.url`
      if (file === undefined || !code.includes(named))
        throw new Error(`${id} no longer starts ${script}.ts by ${named}`)
      return code.replace(named, `'file://${root}${file}'`)
    },
  }
}
