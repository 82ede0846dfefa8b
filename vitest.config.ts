import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'

const condition = '@verandah/source'

/** A service of its own on a store of its own, in every file. What a process counts and traces is theirs alone: no whole product ran in it before. */
const componentTests = ['{gateway,services/*,packages/listing-providers}/src/**/*.component.test.ts']

/** Servers that die in the middle of an answer, and the tracing of a process: what either leaves behind ends with its process. */
const infraTests = ['{packages/kit,runtime,proofs/chaos}/src/**/*.infra.test.ts', 'packages/kit/src/telemetry.test.ts']

/** How long a test, and what stands before it, may take where a machine has much else to do. */
const patience = { testTimeout: 400_000, hookTimeout: 400_000 }

export default defineConfig({
  logLevel: 'error',
  resolve: { conditions: [condition, 'node'] },
  ssr: { resolve: { conditions: [condition, 'node'] } },
  test: {
    // A file mostly waits for what it has started: three of them fit even on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // What files share are the modules, loaded once by a worker and not once by each of four hundred files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A race that a busy machine loses once stops no merge: .ci/run names every test that needed its second try.
    retry: process.env.CI ? 1 : 0,
    // What is waited for comes: how long that may take on a busy machine proves nothing.
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'component',
          include: componentTests,
          environment: 'node',
          ...patience,
        },
      },
      {
        extends: true,
        test: { name: 'infra', include: infraTests, environment: 'node', isolate: true, ...patience },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            '{packages,stand-ins}/*/{src,test}/**/*.test.ts',
            'gateway/src/**/*.test.ts',
            'services/*/{src,evaluation}/**/*.test.ts',
            'runtime/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'proofs/*/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', ...componentTests, ...infraTests],
          environment: 'node',
          // It imports JSON in a way that Node itself refuses.
          server: { deps: { inline: [/@actions\//] } },
          ...patience,
        },
      },
      './web/vite.config.ts',
    ],
  },
})
