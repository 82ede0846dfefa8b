import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const condition = '@verandah/source'
const list = (name: string): string[] => (process.env[name] ?? '').split(' ')

/** The tests of one area, as `tools/mutation/run.mjs` names them. */
export default defineConfig({
  resolve: {
    conditions: [condition, 'node'],
    // The copy that is mutated has the installed packages of the original, whose workspaces lead back to unchanged sources.
    alias: [
      { find: /^@verandah\/([a-z-]+)$/, replacement: resolve('packages/$1/src/index.ts') },
      { find: /^@verandah\/([a-z-]+)\/testing$/, replacement: resolve('packages/$1/src/testing/index.ts') },
    ],
  },
  ssr: { resolve: { conditions: [condition, 'node'] } },
  test: {
    include: list('MUTATION_TESTS'),
    exclude: list('MUTATION_LEFT_OUT'),
    environment: 'node',
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
