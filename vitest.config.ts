import { defineConfig } from 'vitest/config'

const condition = '@verandah/source'

export default defineConfig({
  resolve: { conditions: [condition, 'node'] },
  ssr: { resolve: { conditions: [condition, 'node'] } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'gateway/src/**/*.test.ts',
            'services/*/src/**/*.test.ts',
            'runtime/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'e2e/src/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      './web/vite.config.ts',
    ],
  },
})
