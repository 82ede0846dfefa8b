import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { compressAssets } from './build/compress-assets.ts'
import { cutAustralia } from './build/cut-australia.ts'
import { drawPages } from './build/draw-pages.ts'
import { emitServiceWorker } from './build/emit-service-worker.ts'
import { preloadFont } from './build/preload-font.ts'
import { stripRouteSchemas } from './build/strip-route-schemas.ts'
import { filesOfOtherTurns } from '../tools/files-in-turn.ts'
import { workerFlags } from '../tools/worker-flags.ts'

/** Modules that every screen needs, in one chunk: it compresses better than many and seldom changes. */
const core = [
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|clsx|class-variance-authority)\//,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons\/)/,
  /lucide-react\/dist\/esm\/icons\/(calendar-days|heart|house|moon|search|sliders-horizontal|sun)\./,
  /contracts\/src\/(define-route|packed-json|with-query|paths|session-hint|routes\/auth)\.ts/,
  /web\/src\/lib\/(api|format|storage|store|log-error|session-hint|offline\/saved-at|shortlist\/ask-before-leaving|endpoints\/current-user)/,
  /web\/src\/components\/ui\/page\./,
]

/** Modules that the landing page shares with other screens: scores, the slider, the house. */
const drawn = [
  /web\/src\/components\/(illustrations\/(queenslander|verandah-scene)|property\/(breakdown-row|score-ring))\.tsx/,
  /web\/src\/components\/ui\/(icon-list|slider)\.tsx/,
  /contracts\/src\/models\/(factors|score)\.ts/,
  /scoring-model\/src\/(exact|extra-credit|own-criteria|score-property|scoring-rule|share-out|sort-key)\.ts/,
  /lucide-react\/dist\/esm\/icons\/waves-horizontal/,
]

/** Modules that the screens of a search share: routes of homes and weights, ranking in the browser, hiding. */
const searched = [
  /web\/src\/lib\/(ranking|hidden-homes|endpoints\/(home|named-cards|searches|weights))/,
  /scoring-model\/src\/(columns|rank|row-keys|score-range|explain-score)\.ts/,
  /contracts\/src\/routes\/(results|properties|scoring|search)\.ts/,
  /lucide-react\/dist\/esm\/icons\/refresh-cw\./,
]

/** Modules of a home's card and of a list of homes, which most screens show. */
const card = [
  /web\/src\/components\/property\/(street-of|property-facts|property-dates|price-line|property-picture|heart-button|cost-text|score-breakdown)\./,
  /web\/src\/(lib\/is-still|components\/(search-filters\/search-label|ui\/(moving-list|tooltip|use-media)|events\/use-now))\./,
  /(local-time\/src\/index|scoring-model\/src\/fact-names|contracts\/src\/routes\/shortlist)\.ts/,
  /contracts\/src\/models\/(open-homes|places-by-region|price-text|property-types|guide-note)\.ts/,
  /lucide-react\/dist\/esm\/icons\/(arrow-left|bath|bed-double|car-front|gavel|land-plot|pencil|triangle-exclamation-point)\./,
]

const isAmong = (patterns: readonly RegExp[]) => (module: string) => patterns.some((pattern) => pattern.test(module))

const apiUrl = process.env.API_URL ?? 'http://localhost:8080'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    tailwindcss(),
    preloadFont('figtree-latin-wght-normal'),
    stripRouteSchemas(),
    cutAustralia(),
    emitServiceWorker(),
    compressAssets(),
    drawPages(),
  ],
  resolve: {
    conditions: ['@verandah/source', 'module', 'browser', 'development|production'],
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  ssr: { resolve: { conditions: ['@verandah/source', 'module', 'node', 'development|production'] } },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', test: isAmong(core) },
            { name: 'drawn', test: isAmong(drawn) },
            { name: 'searched', test: isAmong(searched) },
            { name: 'card', test: isAmong(card) },
          ],
        },
      },
      treeshake: {
        manualPureFunctions: ['defineRoute', 'defineEvent', 'z', 'RequiredText', 'Text', 'LongText', 'OrNull'],
      },
    },
  },
  server: { port: 5173, proxy: { '/api': apiUrl, '/pictures': apiUrl } },
  test: {
    name: 'web',
    execArgv: workerFlags,
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: filesOfOtherTurns().flatMap((file) => (file.startsWith('web/') ? [file.slice('web/'.length)] : [])),
    // setup.ts resets page, network and storage before each test; files share only loaded modules.
    isolate: false,
    testTimeout: 400_000,
    hookTimeout: 400_000,
    retry: process.env.CI ? 1 : 0,
    setupFiles: ['./src/testing/setup.ts'],
  },
})
