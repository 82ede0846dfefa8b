import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

const condition = '@verandah/source'
const list = (name: string): string[] => (process.env[name] ?? '').split(' ')

/** Runs the tests of one area, as named by `tools/mutation/run.mjs`. */
export default defineConfig({
  resolve: {
    conditions: [condition, 'node'],
    // The mutated copy shares the installed packages of the original, whose workspaces link to unmutated sources.
    alias: [
      { find: /^@verandah\/(listing-market|stripe-simulator)$/, replacement: resolve('stand-ins/$1/src/index.ts') },
      { find: /^@verandah\/([a-z-]+)$/, replacement: resolve('packages/$1/src/index.ts') },
      { find: /^@verandah\/([a-z-]+)\/([a-z-]+)$/, replacement: resolve('packages/$1/src/$2/index.ts') },
    ],
  },
  ssr: { resolve: { conditions: [condition, 'node'] } },
  test: {
    include: list('MUTATION_TESTS'),
    exclude: list('MUTATION_LEFT_OUT'),
    environment: 'node',
    isolate: false,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
