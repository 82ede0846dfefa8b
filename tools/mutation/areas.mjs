/** A folder of the searches, by its own tests and those of a whole search. */
const searchesIn = (folder, tests = []) => ({
  mutate: [`services/search/src/searches/${folder}/**/*.ts`],
  tests: [
    `services/search/src/searches/${folder}/**/*.test.ts`,
    'services/search/src/searches/search.component.test.ts',
    ...tests,
  ],
})

/** Mutation targets by name: product files, and the tests that must fail. */
export const areas = {
  'scoring-model': {
    mutate: ['packages/scoring-model/src/**/*.ts'],
    tests: ['packages/scoring-model/src/**/*.test.ts'],
  },
  'true-cost': {
    mutate: ['packages/true-cost/src/**/*.ts'],
    tests: ['packages/true-cost/src/**/*.test.ts'],
  },
  'purchase-dates': {
    mutate: ['packages/purchase-dates/src/**/*.ts'],
    tests: ['packages/purchase-dates/src/**/*.test.ts'],
  },
  decide: {
    mutate: ['packages/decide/src/**/*.ts'],
    tests: ['packages/decide/src/**/*.test.ts'],
  },
  prices: {
    mutate: [
      'packages/contracts/src/amounts/*.ts',
      'packages/listing-providers/src/listing/{find-amounts,guides,parse-price-text,price-mentions,price-words,read-price}.ts',
    ],
    tests: [
      'packages/contracts/src/amounts/*.test.ts',
      'packages/listing-providers/src/listing/{find-amounts,guides,parse-price-text,price-mentions,read-price}.test.ts',
      'services/search/evaluation/price-texts.test.ts',
    ],
  },
  kit: {
    // The pool's gauges are only metrics.
    mutate: ['packages/kit/src/{store/**,bus,bus/in-process}/*.ts', '!packages/kit/src/store/watch-pool.ts'],
    tests: ['packages/kit/src/{store,bus,service}/**/*.test.ts'],
  },
  'search-request': searchesIn('request'),
  'search-fetch': searchesIn('fetch'),
  'search-read': searchesIn('read', ['services/search/src/costs/costs.component.test.ts']),
  search: {
    mutate: ['services/search/src/searches/*.ts', 'services/search/src/searches/{domain,score}/*.ts'],
    tests: [
      'services/search/src/searches/*.test.ts',
      'services/search/src/searches/{domain,score}/*.test.ts',
      'services/search/src/searches/fetch/ask-late-providers.component.test.ts',
      'services/search/src/searches/read/cards/paging.component.test.ts',
      'services/search/src/searches/request/take-turn.component.test.ts',
      'services/search/src/convert-scores.component.test.ts',
      'services/search/src/tracking/saved-scores.component.test.ts',
    ],
  },
  'saved-searches': {
    mutate: ['services/search/src/saved-searches/**/*.ts'],
    tests: ['services/search/src/saved-searches/**/*.test.ts'],
  },
  notifications: {
    mutate: ['services/notifications/src/**/*.ts', '!services/notifications/src/{index,config,context}.ts'],
    tests: ['services/notifications/src/**/*.test.ts'],
  },
  homes: {
    mutate: ['services/search/src/homes/**/*.ts', 'packages/listing-providers/src/same-home/*.ts'],
    tests: [
      'services/search/src/homes/**/*.test.ts',
      'services/search/src/tracking/*.component.test.ts',
      'services/search/src/{feed-to-homes,lost-races,user-data}.component.test.ts',
      'services/search/src/searches/read/list-results.component.test.ts',
      'packages/listing-providers/src/same-home/*.test.ts',
    ],
  },
  ranking: {
    mutate: ['services/search/src/ranking/*.ts'],
    tests: [
      'services/search/src/ranking/*.test.ts',
      'services/search/src/tracking/saved-scores.component.test.ts',
      'services/search/src/{convert-scores,hidden-price,user-data}.component.test.ts',
      'services/search/src/homes/{homes,merging}.component.test.ts',
    ],
  },
  billing: {
    mutate: ['services/billing/src/**/*.ts', '!services/billing/src/{index,config,context,catalogue,draw-invoice}.ts'],
    tests: ['services/billing/src/**/*.test.ts'],
  },
  auth: {
    mutate: [
      'services/auth/src/{throttle,sessions,open-session,refresh-session,tokens,totp}.ts',
      'services/auth/src/domain/*.ts',
    ],
    tests: [
      'services/auth/src/{throttle,throttle-codes,tokens,totp}.test.ts',
      'services/auth/src/{sessions,sessions-collection,end-sessions,login,password}.component.test.ts',
      'services/auth/src/domain/*.test.ts',
    ],
  },
  calendar: {
    mutate: ['services/calendar/src/**/*.ts', '!services/calendar/src/{index,config,context}.ts'],
    tests: ['services/calendar/src/**/*.test.ts'],
  },
  gate: {
    mutate: [
      'packages/contracts/src/models/plan-rules.ts',
      'packages/user-records/src/{households,plan-gate,plans}.ts',
      'services/search/src/searches/request/limit-searches.ts',
    ],
    tests: [
      'packages/contracts/src/models/plan-rules.test.ts',
      'packages/user-records/src/{households,plans}.test.ts',
      'services/search/src/searches/request/{continue-search,fairness,gate}.component.test.ts',
      'services/shortlist/src/{gate,housemates}.component.test.ts',
    ],
  },
}

/** Tests that need a server or hundreds of samples are excluded: a mutant must be detected quickly. */
export const leftOut = [
  '**/*.infra.test.ts',
  '**/*.flow.test.ts',
  '**/*.e2e.test.ts',
  '**/*-series.test.ts',
  '**/{billing-year,late-webhooks}.*',
]
