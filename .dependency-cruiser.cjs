const ours = '^(packages|gateway|services|web|runtime)/'

/** The folders of the search service; a folder may import those above it, and the last two never each other. */
const searchFolders = [
  'home-facts',
  'localities',
  'criteria',
  'providers',
  'homes',
  'ranking',
  'searches',
  'saved-searches',
  'tracking',
]

const searchFoldersOneWay = searchFolders.map((folder, place) => {
  const joinedLater = folder === 'tracking' ? ['saved-searches'] : searchFolders.slice(place + 1)
  return {
    name: `search-folders-one-way-${folder}`,
    comment: 'The folders of the search service import one way, and none of them the files that join them.',
    severity: 'error',
    from: { path: `^services/search/src/${folder}/`, pathNot: '\\.test\\.ts$|/testing/' },
    to: { path: [...joinedLater.map((later) => `^services/search/src/${later}/`), '^services/search/src/[^/]+$'] },
  }
})

module.exports = {
  forbidden: [
    ...searchFoldersOneWay,
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or miss a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contracts-stand-alone',
      comment: 'Contracts are zod only: the browser loads them.',
      severity: 'error',
      from: { path: '^packages/contracts/src' },
      to: { pathNot: ['^packages/contracts/src', 'node_modules/zod'] },
    },
    {
      name: 'scoring-model-is-pure',
      comment: 'The service and the browser run the same code.',
      severity: 'error',
      from: { path: '^packages/scoring-model/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: ['^packages/(scoring-model|contracts)/src'] },
    },
    {
      name: 'local-time-stands-alone',
      comment: 'Services, domains and the browser run the same code; it needs nothing.',
      severity: 'error',
      from: { path: '^packages/local-time/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/local-time/src' },
    },
    {
      name: 'kit-knows-no-service',
      comment: 'The kit serves every service and knows none.',
      severity: 'error',
      from: { path: '^packages/kit' },
      to: { path: '^(services|gateway|runtime|web)/' },
    },
    {
      name: 'services-never-meet',
      comment: 'Services meet over events, never in code.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    },
    {
      name: 'services-below-the-runtime',
      comment: 'Only the runtime composes.',
      severity: 'error',
      from: { path: '^(services|gateway)/', pathNot: '\\.test\\.ts$|/testing/|/test/' },
      to: { path: '^(runtime|web)/' },
    },
    {
      name: 'gateway-knows-no-service',
      comment: 'The gateway knows contracts and addresses.',
      severity: 'error',
      from: { path: '^gateway/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: { path: '^services/' },
    },
    {
      name: 'web-sees-contracts-only',
      comment: 'The browser shares contracts, the scoring model and local time with us, nothing else.',
      severity: 'error',
      from: { path: '^web/src' },
      to: { path: '^(packages/(?!(contracts|scoring-model|local-time)/)|gateway|services|runtime)' },
    },
    {
      name: 'stand-ins-stand-alone',
      comment: 'The embedded store and the sample market import nothing of ours.',
      severity: 'error',
      from: { path: '^packages/(embedded-mongo|listing-market|stripe-simulator)/' },
      to: { path: ours, pathNot: '^packages/(embedded-mongo|listing-market|stripe-simulator)/' },
    },
    {
      name: 'stand-ins-for-runtime-and-tests',
      comment: 'Only the runtime and tests start the stand-ins.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: [
          '^runtime/',
          '\\.test\\.ts$',
          '/testing/',
          '/test/',
          '^packages/(embedded-mongo|listing-market|stripe-simulator)/',
        ],
      },
      to: { path: '^packages/(embedded-mongo|listing-market|stripe-simulator)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Decisions see values: no IO, clock or library inside a domain.',
      severity: 'error',
      from: { path: '^services/.+/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: ['^services/.+/domain/', '^packages/(contracts|scoring-model|local-time)/'],
      },
    },
    {
      name: 'drivers-stay-in-their-place',
      comment: 'nats and ioredis are touched under the kit only.',
      severity: 'error',
      from: { path: ours, pathNot: ['^packages/kit/', '\\.infra\\.test\\.ts$'] },
      to: { path: 'node_modules/(nats|ioredis)/' },
    },
    {
      name: 'mongoose-stays-in-its-place',
      comment: 'Mongoose is touched by the kit and collection files, which kit types and defineSchema suffice for.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: ['^packages/(kit|embedded-mongo)/', '\\.test\\.ts$'],
      },
      to: { path: 'node_modules/(mongoose|mongodb)/' },
    },
    {
      name: 'features-never-meet',
      comment: 'Features of the client share through components and lib; the app joins them.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'components-below-the-features',
      comment: 'What features share knows neither them nor the app.',
      severity: 'error',
      from: { path: '^web/src/(components|lib)/' },
      to: { path: '^web/src/(features|app)/' },
    },
    {
      name: 'features-below-the-app',
      severity: 'error',
      comment: 'The app imports features, never the other way round.',
      from: { path: '^web/src/features/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@verandah/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
}
