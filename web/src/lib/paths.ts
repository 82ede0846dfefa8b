const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const entries = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]]))
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries).toString()}`
}

/** Every address of the client, in one place. */
export const paths = {
  landing: '/',
  home: '/dashboard',
  auth: (query: { tab?: 'register'; plan?: string; redirectTo?: string } = {}) => withQuery('/auth', query),
  setupCriteria: '/setup-property-criteria',
  setupScoring: '/setup-scoring',
  searchResults: (searchId?: string) => withQuery('/search-results', { searchId }),
  property: (id: string, searchId?: string) => withQuery(`/property/${encodeURIComponent(id)}`, { searchId }),
  pricing: '/pricing',
  subscription: '/subscription',
  subscriptions: '/subscriptions',
  subscribe: '/subscribe',
  contact: '/contact',
  shortlist: '/my-properties',
  calendar: '/calendar',
  calendarAt: (query: { day?: string; view?: 'all' }) => withQuery('/calendar', query),
  settings: '/settings',
  account: '/account',
  deletionReceipt: (token: string) => `/account-deleted/${encodeURIComponent(token)}`,
  preferences: '/preferences',
  features: {
    search: '/features/search',
    scoring: '/features/scoring',
    calendar: '/features/calendar',
    compare: '/features/compare',
  },
} as const

/** A path of ours from a query value; anything that could lead elsewhere gives null. */
export const ownPath = (value: string | null): string | null => {
  if (value?.startsWith('/') !== true) return null
  const here = window.location.origin
  const url = URL.canParse(value, here) ? new URL(value, here) : null
  return url?.origin === here ? `${url.pathname}${url.search}${url.hash}` : null
}
