import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { bundledWorkers } from './tools/bundled-workers.ts'
import { filesOfOtherTurns } from './tools/files-in-turn.ts'
import { LongestFirst } from './tools/longest-first.ts'
import { workerFlags } from './tools/worker-flags.ts'

const condition = '@verandah/source'

/**
 * Each file runs a service with a store of its own. Process-wide metrics and traces must come from that service alone,
 * so no whole product may have run in the process.
 */
const componentTests = ['{gateway,services/*,packages/listing-providers}/src/**/*.component.test.ts']

/**
 * Tests of servers that die in the middle of a response, and of process-wide tracing: each file needs a process that
 * ends with it.
 */
const infraTests = ['{packages/kit,runtime,proofs/chaos}/src/**/*.infra.test.ts', 'packages/kit/src/telemetry.test.ts']

const inOtherTurns = filesOfOtherTurns()

/** The longest a test or its hooks may take on a busy machine. */
const patience = { testTimeout: 400_000, hookTimeout: 400_000 }

export default defineConfig({
  logLevel: 'error',
  plugins: [bundledWorkers()],
  resolve: { conditions: [condition, 'node'] },
  ssr: { resolve: { conditions: [condition, 'node'] } },
  test: {
    // A file mostly waits for what it has started: three of them fit even on two cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    execArgv: workerFlags,
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
          exclude: inOtherTurns,
          environment: 'node',
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'infra',
          include: infraTests,
          exclude: inOtherTurns,
          environment: 'node',
          isolate: true,
          ...patience,
        },
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
          exclude: ['**/node_modules/**', ...componentTests, ...infraTests, ...inOtherTurns],
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
