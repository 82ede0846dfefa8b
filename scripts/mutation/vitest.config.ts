import { defineConfig } from 'vitest/config'

const condition = '@verandah/source'
const list = (name: string): string[] => (process.env[name] ?? '').split(' ')

/** The tests of one area, as `scripts/mutation/run.mjs` names them. */
export default defineConfig({
  resolve: { conditions: [condition, 'node'] },
  ssr: { resolve: { conditions: [condition, 'node'] } },
  test: {
    include: list('MUTATION_TESTS'),
    exclude: list('MUTATION_LEFT_OUT'),
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
