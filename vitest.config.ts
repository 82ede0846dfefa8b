import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'

const condition = '@verandah/source'

/** A service of its own on a store of its own, in every file: nothing is shared that isolation would keep apart. */
const componentTests = ['gateway/src/**/*.component.test.ts', 'services/*/src/**/*.component.test.ts']

export default defineConfig({
  logLevel: 'error',
  resolve: { conditions: [condition, 'node'] },
  ssr: { resolve: { conditions: [condition, 'node'] } },
  test: {
    // The browser and the product of one file mostly wait for each other: two files fit even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // What is waited for comes: how long that may take on a busy machine proves nothing.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'component',
          include: componentTests,
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'gateway/src/**/*.test.ts',
            'services/*/{src,truth}/**/*.test.ts',
            'runtime/src/**/*.test.ts',
            'security/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...componentTests],
          environment: 'node',
          // It imports JSON in a way that Node itself refuses.
          server: { deps: { inline: [/@actions\//] } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      './web/vite.config.ts',
    ],
  },
})
