/** Mutation targets by name: product files, and the tests that must fail. */
export const areas = {
  'scoring-model': {
    mutate: ['packages/scoring-model/src/**/*.ts'],
    tests: ['packages/scoring-model/src/**/*.test.ts'],
  },
  'true-cost': {
    mutate: ['packages/true-cost/src/**/*.ts', '!packages/true-cost/src/testing/**'],
    tests: ['packages/true-cost/src/**/*.test.ts'],
  },
  'purchase-dates': {
    mutate: ['packages/purchase-dates/src/**/*.ts'],
    tests: ['packages/purchase-dates/src/**/*.test.ts'],
  },
  decide: {
    mutate: ['packages/decide/src/**/*.ts', '!packages/decide/src/testing/**'],
    tests: ['packages/decide/src/**/*.test.ts'],
  },
  kit: {
    // The pool's gauges are only metrics.
    mutate: ['packages/kit/src/{store/**,bus,bus/in-process}/*.ts', '!packages/kit/src/store/watch-pool.ts'],
    tests: ['packages/kit/src/{store,bus,service}/**/*.test.ts'],
  },
  search: {
    mutate: ['services/search/src/{searches,homes}/**/*.ts', 'packages/listing-providers/src/same-home/*.ts'],
    tests: [
      'services/search/src/{searches,homes}/domain/*.test.ts',
      'services/search/src/homes/*.test.ts',
      'packages/listing-providers/src/same-home/*.test.ts',
      'services/search/src/searches/{cancel,complete,fetch,list,matching,resolve,search}*.test.ts',
      'services/search/src/tracking/*.test.ts',
    ],
  },
  billing: {
    mutate: [
      'services/billing/src/domain/*.ts',
      'services/billing/src/{create-subscription,change-plan,subscriptions}.ts',
    ],
    tests: [
      'services/billing/src/domain/*.test.ts',
      'services/billing/src/{change-plan,subscriptions,billing-year,user-data}*.test.ts',
    ],
  },
  auth: {
    mutate: [
      'services/auth/src/{throttle,sessions,open-session,refresh-session,tokens}.ts',
      'services/auth/src/domain/*.ts',
    ],
    tests: [
      'services/auth/src/{throttle,tokens,sessions,sessions-collection,end-sessions,login,password}*.test.ts',
      'services/auth/src/domain/*.test.ts',
    ],
  },
  calendar: {
    mutate: ['services/calendar/src/domain/**/*.ts'],
    tests: ['services/calendar/src/domain/**/*.test.ts'],
  },
  gate: {
    mutate: [
      'packages/kit/src/store/entitlements.ts',
      'services/search/src/searches/request/limit-searches.ts',
      'services/shortlist/src/require-subscription.ts',
      'packages/contracts/src/models/plan-rules.ts',
    ],
    tests: [
      'packages/contracts/src/models/plan-rules.test.ts',
      'packages/kit/src/store/entitlements.test.ts',
      'services/{search/src/searches,shortlist/src}/gate.component.test.ts',
    ],
  },
}

/** Tests that need a server are excluded: a mutant must be detected quickly. */
export const leftOut = ['**/*.infra.test.ts', '**/*.flow.test.ts', '**/*.e2e.test.ts']
