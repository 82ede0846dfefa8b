import { withQuery } from './with-query.ts'

/** Every URL path of the client, for its router and for mails. With parameters, `path` is the router's pattern. */
export const paths = {
  landing: '/',
  home: '/dashboard',
  /** The home screen with the list of notifications open. */
  notices: '/dashboard#notifications',
  auth: {
    path: '/auth',
    href: (query: { tab?: 'register'; plan?: string; redirectTo?: string } = {}) => withQuery('/auth', query),
  },
  forgotPassword: '/forgot-password',
  resetPassword: {
    path: '/reset-password',
    /** Browsers do not send the fragment to any server. */
    href: (token: string) => `/reset-password#${token}`,
  },
  confirmEmail: {
    path: '/confirm-email',
    href: (token: string) => `/confirm-email#${token}`,
  },
  setupCriteria: '/setup-property-criteria',
  setupScoring: '/setup-scoring',
  searchResults: {
    path: '/search-results/:searchId?',
    href: (searchId?: string) => withQuery('/search-results', { searchId }),
  },
  property: {
    path: '/property/:id',
    href: (id: string, searchId?: string) => withQuery(`/property/${encodeURIComponent(id)}`, { searchId }),
  },
  bidding: {
    path: '/bidding/:propertyId',
    href: (propertyId: string) => `/bidding/${encodeURIComponent(propertyId)}`,
  },
  /** What is due in a purchase and when, from the offer to the keys. */
  purchase: {
    path: '/purchase/:propertyId',
    href: (propertyId: string) => `/purchase/${encodeURIComponent(propertyId)}`,
  },
  /** Notes and photos of a visit on a date, YYYY-MM-DD and local to the home, or today. */
  visit: {
    path: '/visit/:propertyId/:on?',
    href: (propertyId: string, on?: string) =>
      `/visit/${encodeURIComponent(propertyId)}${on === undefined ? '' : `/${on}`}`,
  },
  sharedHome: {
    path: '/shared/:token',
    href: (token: string) => `/shared/${encodeURIComponent(token)}`,
  },
  /** The form for a buyer's own home: adds one, or edits the one with this id. */
  ownHome: {
    path: '/own-home/:id?',
    href: (id?: string) => (id === undefined ? '/own-home' : `/own-home/${encodeURIComponent(id)}`),
  },
  pricing: '/pricing',
  subscription: '/subscription',
  subscriptions: '/subscriptions',
  checkout: '/checkout',
  subscribe: '/subscribe',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  help: {
    path: '/help',
    href: (question?: string) => (question === undefined ? '/help' : `/help#${question}`),
  },
  guides: '/guide',
  guide: {
    path: '/guide/:state',
    /** The state in lower case: `/guide/vic`. */
    href: (state: string) => `/guide/${state}`,
  },
  shortlist: '/my-properties',
  calendar: {
    path: '/calendar',
    href: (query: { day?: string; view?: 'all' } = {}) => withQuery('/calendar', query),
  },
  /** The plan of a day of open homes, YYYY-MM-DD; by default of the next day with the most. */
  dayPlan: {
    path: '/plan/:date?',
    href: (date?: string) => (date === undefined ? '/plan' : `/plan/${date}`),
  },
  household: '/household',
  joinHousehold: {
    path: '/join-household',
    href: (token: string) => `/join-household#${token}`,
  },
  /** A search's homes, ordered by the scores of the whole household. */
  together: {
    path: '/together/:searchId',
    href: (searchId: string) => `/together/${encodeURIComponent(searchId)}`,
  },
  settings: '/settings',
  account: '/account',
  deletionReceipt: {
    path: '/account-deleted/:token',
    href: (token: string) => `/account-deleted/${encodeURIComponent(token)}`,
  },
  preferences: '/preferences',
  features: {
    search: '/features/search',
    scoring: '/features/scoring',
    calendar: '/features/calendar',
    compare: '/features/compare',
  },
} as const
