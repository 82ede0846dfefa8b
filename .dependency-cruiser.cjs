const ours = '^(packages|stand-ins|gateway|services|web|runtime)/'

/** The folders of the search service, lowest first; `saved-searches` and `tracking` never import each other. */
const searchFolders = [
  'home-facts',
  'criteria',
  'homes',
  'costs',
  'marks',
  'sharing',
  'ranking',
  'searches',
  'showcase',
  'saved-searches',
  'tracking',
  'own-homes',
]

const inSearch = '^services/search/src/'

/** Refuses every import inside the service but those of `allowed` folders, so a new folder is under the rule at once. */
const searchFolderRule = ({ name, from, allowed }) => ({
  name,
  comment: 'The folders of the search service import one way, and none of them the files that join them.',
  severity: 'error',
  from: { pathNot: '\\.test\\.ts$|/testing/', ...from },
  // Settings are below every folder.
  to: { path: inSearch, pathNot: [`${inSearch}config\\.ts$`, ...allowed.map((folder) => `${inSearch}${folder}/`)] },
})

const searchFoldersOneWay = searchFolders.map((folder, place) =>
  searchFolderRule({
    name: `search-folders-one-way-${folder}`,
    from: { path: `${inSearch}${folder}/` },
    allowed: searchFolders.slice(0, place + 1).filter((lower) => folder !== 'tracking' || lower !== 'saved-searches'),
  }),
)

const searchFoldersWithoutPlace = searchFolderRule({
  name: 'search-folders-without-a-place',
  from: { path: `${inSearch}(?!(?:${searchFolders.join('|')})/)([^/]+)/` },
  allowed: ['$1'],
})

/** Folders of decisions, which see values only. */
const pureFolders =
  '^(services/.+/domain|packages/listing-providers/src/(listing|same-home|.+/rules)|packages/localities/src/places)/'

module.exports = {
  forbidden: [
    ...searchFoldersOneWay,
    searchFoldersWithoutPlace,
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
      from: { path: '^packages/contracts/src', pathNot: '\\.test\\.ts$' },
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
      name: 'home-facts-is-pure',
      comment: 'Reading an advert is words in, facts out.',
      severity: 'error',
      from: { path: '^packages/home-facts/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/(home-facts|contracts)/src'] },
    },
    {
      name: 'local-time-stands-alone',
      comment: 'Services, domains and the browser run the same code; it needs nothing.',
      severity: 'error',
      from: { path: '^packages/local-time/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/local-time/src' },
    },
    {
      name: 'true-cost-is-pure',
      comment: 'Services and the browser run the same code, without the schema of the tables and its zod.',
      severity: 'error',
      from: { path: '^packages/true-cost/src/(?!tables-schema/)', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: '^packages/true-cost/(src/(?!tables-schema/)|tables/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'true-cost-schema-is-zod-only',
      comment: 'A service reads the file of a table and passes JSON on.',
      severity: 'error',
      from: { path: '^packages/true-cost/src/tables-schema/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/true-cost/src/', 'node_modules/zod'] },
    },
    {
      name: 'purchase-dates-stand-alone',
      comment: 'Services and the browser run the same code; it needs nothing but its tables.',
      severity: 'error',
      from: { path: '^packages/purchase-dates/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/purchase-dates/(src|tables)/' },
    },
    {
      name: 'decide-stands-alone',
      comment: 'The arithmetic of decisions knows alternatives and criteria, no homes; its one import draws numbers.',
      severity: 'error',
      from: { path: '^packages/decide/src', pathNot: '\\.test\\.ts$|/testing/' },
      to: { pathNot: ['^packages/decide/src', 'node_modules/pure-rand'] },
    },
    {
      name: 'kit-knows-no-service',
      comment: 'The kit serves every service and knows none.',
      severity: 'error',
      from: { path: '^packages/kit' },
      to: { path: '^(services|gateway|runtime|web|stand-ins|packages/(listing-providers|localities|user-records))/' },
    },
    {
      name: 'localities-below-the-providers',
      comment: 'The gazetteer knows contracts only.',
      severity: 'error',
      from: { path: '^packages/localities/', pathNot: '\\.test\\.ts$' },
      to: { path: ours, pathNot: '^packages/(localities|contracts)/' },
    },
    {
      name: 'listing-providers-below-search',
      comment: 'The providers know what a listing is, and no service.',
      severity: 'error',
      from: { path: '^packages/(listing-providers|user-records)/' },
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
      comment: 'The browser shares contracts and pure packages with us, nothing else.',
      severity: 'error',
      from: { path: '^web/src' },
      to: {
        path: '^(packages/(?!(contracts|scoring-model|local-time|true-cost|decide|purchase-dates)/)|packages/true-cost/src/tables-schema|stand-ins|gateway|services|runtime)',
      },
    },
    {
      name: 'stand-ins-stand-alone',
      comment: 'The embedded store and the sample market import nothing of ours.',
      severity: 'error',
      from: { path: '^(packages/embedded-mongo|stand-ins)/' },
      to: { path: ours, pathNot: '^(packages/embedded-mongo|stand-ins)/' },
    },
    {
      name: 'stand-ins-for-runtime-and-tests',
      comment: 'Only the runtime and tests start the stand-ins.',
      severity: 'error',
      from: {
        path: ours,
        pathNot: ['^runtime/', '\\.test\\.ts$', '/testing/', '/test/', '^(packages/embedded-mongo|stand-ins)/'],
      },
      to: { path: '^(packages/embedded-mongo|stand-ins)/' },
    },
    {
      name: 'proofs-stay-outside',
      comment: 'What ships knows nothing of what proves it.',
      severity: 'error',
      from: { path: ours },
      to: { path: '^(proofs|tools)/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Decisions see values: no IO, clock or library inside a pure folder.',
      severity: 'error',
      from: { path: pureFolders, pathNot: '\\.test\\.ts$' },
      to: {
        pathNot: [pureFolders, '^packages/(contracts|scoring-model|local-time|home-facts|true-cost|purchase-dates)/'],
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
