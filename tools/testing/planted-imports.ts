type Import = readonly [from: string, to: string]

/** Forbidden imports by rule. ` type` after the second file means `import type`. */
export const plantedImports: Readonly<Record<string, readonly Import[]>> = {
  'no-circular': [
    ['packages/kit/src/one.ts', 'packages/kit/src/other.ts'],
    ['services/auth/src/one.ts', 'services/auth/src/other.ts type'],
  ],
  'contracts-stand-alone': [
    ['packages/contracts/src/planted.ts', 'packages/kit/src/index.ts'],
    ['packages/contracts/src/planted.ts', 'node_modules/express/index.js'],
  ],
  'scoring-model-is-pure': [['packages/scoring-model/src/planted.ts', 'node_modules/zod/index.js']],
  'home-facts-is-pure': [['packages/home-facts/src/planted.ts', 'packages/scoring-model/src/index.ts']],
  'local-time-stands-alone': [['packages/local-time/src/planted.ts', 'packages/contracts/src/index.ts']],
  'true-cost-is-pure': [
    ['packages/true-cost/src/planted.ts', 'node_modules/zod/index.js'],
    ['packages/true-cost/src/planted.ts', 'packages/true-cost/src/tables-schema/index.ts'],
    ['packages/true-cost/src/planted.ts', 'packages/contracts/src/index.ts'],
  ],
  'true-cost-schema-is-zod-only': [
    ['packages/true-cost/src/tables-schema/planted.ts', 'packages/contracts/src/index.ts'],
  ],
  'purchase-dates-stand-alone': [
    ['packages/purchase-dates/src/planted.ts', 'packages/contracts/src/index.ts type'],
    ['packages/purchase-dates/src/planted.ts', 'node_modules/zod/index.js'],
  ],
  'decide-stands-alone': [
    ['packages/decide/src/planted.ts', 'packages/scoring-model/src/index.ts'],
    ['packages/decide/src/planted.ts', 'packages/contracts/src/index.ts type'],
  ],
  'kit-knows-no-service': [
    ['packages/kit/src/planted.ts', 'services/auth/src/index.ts'],
    ['packages/kit/src/planted.ts', 'packages/listing-providers/src/index.ts type'],
  ],
  'localities-below-the-providers': [
    ['packages/localities/src/planted.ts', 'packages/kit/src/index.ts'],
    ['packages/localities/src/planted.ts', 'packages/listing-providers/src/index.ts type'],
  ],
  'listing-providers-below-search': [
    ['packages/listing-providers/src/planted.ts', 'services/search/src/homes/one.ts type'],
  ],
  'services-never-meet': [['services/billing/src/planted.ts', 'services/auth/src/index.ts type']],
  'services-below-the-runtime': [
    ['services/billing/src/planted.ts', 'runtime/src/index.ts'],
    ['gateway/src/planted.ts', 'runtime/src/index.ts'],
    ['gateway/src/planted.ts', 'web/src/lib/own-path.ts'],
  ],
  'gateway-knows-no-service': [['gateway/src/planted.ts', 'services/auth/src/index.ts']],
  'web-sees-contracts-only': [
    ['web/src/lib/planted.ts', 'packages/kit/src/index.ts'],
    ['web/src/lib/planted.ts', 'packages/true-cost/src/tables-schema/index.ts'],
    ['web/src/lib/planted.ts', 'services/auth/src/index.ts'],
  ],
  'proofs-stay-outside': [
    ['services/search/src/planted.ts', 'proofs/security/src/planted.ts'],
    ['stand-ins/listing-market/src/planted.ts', 'tools/planted.ts'],
  ],
  'stand-ins-stand-alone': [['packages/embedded-mongo/src/planted.ts', 'packages/contracts/src/index.ts']],
  'stand-ins-for-runtime-and-tests': [
    ['services/search/src/planted.ts', 'stand-ins/listing-market/src/index.ts'],
    ['gateway/src/planted.ts', 'stand-ins/stripe-simulator/src/index.ts'],
  ],
  'search-folders-one-way-home-facts': [
    ['services/search/src/home-facts/planted.ts', 'services/search/src/criteria/one.ts type'],
    ['services/search/src/home-facts/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-criteria': [
    ['services/search/src/criteria/planted.ts', 'services/search/src/homes/one.ts type'],
    ['services/search/src/criteria/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-costs': [
    ['services/search/src/costs/planted.ts', 'services/search/src/marks/one.ts type'],
    ['services/search/src/costs/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-without-a-place': [
    ['services/search/src/new-folder/planted.ts', 'services/search/src/criteria/one.ts type'],
    ['services/search/src/new-folder/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-marks': [
    ['services/search/src/marks/home-marks.ts', 'services/search/src/saved-searches/one.ts type'],
    ['services/search/src/marks/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-sharing': [
    ['services/search/src/sharing/planted.ts', 'services/search/src/ranking/one.ts type'],
    ['services/search/src/sharing/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-own-homes': [
    ['services/search/src/own-homes/planted.ts', 'services/search/src/new-folder/one.ts type'],
    ['services/search/src/own-homes/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-homes': [
    ['services/search/src/homes/planted.ts', 'services/search/src/new-folder/one.ts type'],
    ['services/search/src/homes/planted.ts', 'services/search/src/ranking/one.ts type'],
    ['services/search/src/homes/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-ranking': [
    ['services/search/src/ranking/planted.ts', 'services/search/src/searches/one.ts type'],
    ['services/search/src/ranking/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-searches': [
    ['services/search/src/searches/planted.ts', 'services/search/src/saved-searches/one.ts type'],
    ['services/search/src/searches/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-showcase': [
    ['services/search/src/showcase/planted.ts', 'services/search/src/saved-searches/one.ts type'],
    ['services/search/src/showcase/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-saved-searches': [
    ['services/search/src/saved-searches/planted.ts', 'services/search/src/tracking/one.ts type'],
    ['services/search/src/saved-searches/planted.ts', 'services/search/src/context.ts type'],
  ],
  'search-folders-one-way-tracking': [
    ['services/search/src/tracking/planted.ts', 'services/search/src/saved-searches/one.ts type'],
    ['services/search/src/tracking/planted.ts', 'services/search/src/context.ts type'],
  ],
  'domain-is-pure': [
    ['services/search/src/domain/planted.ts', 'packages/kit/src/index.ts'],
    ['services/search/src/homes/domain/planted.ts', 'services/search/src/homes/store.ts'],
    ['services/scoring/src/domain/planted.ts', 'node_modules/express/index.js'],
    ['packages/listing-providers/src/listing/planted.ts', 'packages/kit/src/index.ts'],
    ['packages/listing-providers/src/reaxml/rules/planted.ts', 'packages/listing-providers/src/reaxml/feeds.ts'],
    ['packages/localities/src/places/planted.ts', 'packages/localities/src/index.ts'],
  ],
  'drivers-stay-in-their-place': [
    ['services/search/src/planted.ts', 'node_modules/nats/index.js'],
    ['gateway/src/planted.ts', 'node_modules/ioredis/index.js'],
  ],
  'mongoose-stays-in-its-place': [
    ['services/search/src/planted.ts', 'node_modules/mongoose/index.js'],
    ['runtime/src/planted.ts', 'node_modules/mongodb/index.js'],
  ],
  'features-never-meet': [['web/src/features/search/planted.ts', 'web/src/features/results/index.ts']],
  'components-below-the-features': [
    ['web/src/components/planted.ts', 'web/src/features/results/index.ts'],
    ['web/src/lib/planted.ts', 'web/src/features/results/index.ts type'],
  ],
  'features-below-the-app': [['web/src/features/search/planted.ts', 'web/src/app/router.ts']],
}

/** The imports that close the planted cycles. */
export const waysBack: readonly Import[] = [
  ['packages/kit/src/other.ts', 'packages/kit/src/one.ts'],
  ['services/auth/src/other.ts', 'services/auth/src/one.ts type'],
]

/** Similar imports that every rule must allow. */
export const allowedImports: readonly Import[] = [
  ['packages/kit/src/allowed.ts', 'packages/contracts/src/index.ts'],
  ['packages/kit/src/allowed.ts', 'node_modules/nats/index.js'],
  ['packages/contracts/src/allowed.ts', 'node_modules/zod/index.js'],
  ['packages/scoring-model/src/allowed.ts', 'packages/contracts/src/index.ts'],
  ['services/search/src/homes/domain/allowed.ts', 'packages/scoring-model/src/index.ts'],
  ['services/search/src/homes/domain/allowed.ts', 'packages/local-time/src/index.ts'],
  ['services/search/src/homes/domain/allowed.ts', 'packages/listing-providers/src/listing/index.ts'],
  ['services/search/src/homes/domain/allowed.ts', 'packages/localities/src/places/index.ts'],
  ['services/search/src/allowed.ts', 'packages/listing-providers/src/index.ts'],
  ['packages/listing-providers/src/listing/allowed.ts', 'packages/localities/src/places/index.ts'],
  ['packages/listing-providers/src/allowed.ts', 'packages/kit/src/index.ts'],
  ['services/search/src/allowed.ts', 'services/search/src/homes/domain/allowed.ts'],
  ['services/search/src/allowed.test.ts', 'stand-ins/listing-market/src/index.ts'],
  ['runtime/src/allowed.ts', 'services/auth/src/index.ts'],
  ['runtime/src/allowed.ts', 'packages/embedded-mongo/src/index.ts'],
  ['web/src/lib/allowed.ts', 'packages/local-time/src/index.ts'],
  ['web/src/lib/allowed.ts', 'packages/true-cost/src/allowed.ts'],
  ['web/src/lib/allowed.ts', 'packages/decide/src/allowed.ts'],
  ['web/src/lib/allowed.ts', 'packages/purchase-dates/src/allowed.ts'],
  ['services/search/src/homes/domain/allowed.ts', 'packages/purchase-dates/src/allowed.ts'],
  ['packages/decide/src/allowed.ts', 'node_modules/pure-rand/index.js'],
  ['packages/true-cost/src/allowed.ts', 'packages/contracts/src/index.ts type'],
  ['packages/true-cost/src/tables-schema/allowed.ts', 'node_modules/zod/index.js'],
  ['packages/true-cost/src/tables-schema/allowed.ts', 'packages/true-cost/src/allowed.ts'],
  ['web/src/features/search/allowed.ts', 'web/src/components/button.ts'],
  ['web/src/features/search/allowed.ts', 'web/src/features/search/other.ts'],
  ['web/src/app/allowed.ts', 'web/src/features/search/index.ts'],
]
