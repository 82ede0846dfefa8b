import type { AnyRoute } from './define-route.ts'
import * as accountData from './routes/account-data.ts'
import * as accountLinks from './routes/account-links.ts'
import * as account from './routes/account.ts'
import * as auth from './routes/auth.ts'
import * as billing from './routes/billing.ts'
import * as buyersMoney from './routes/buyers-money.ts'
import * as calendar from './routes/calendar.ts'
import * as dayPlans from './routes/day-plans.ts'
import * as feeds from './routes/feeds.ts'
import * as households from './routes/households.ts'
import * as map from './routes/map.ts'
import * as notifications from './routes/notifications.ts'
import * as homeChoices from './routes/home-choices.ts'
import * as ownHomes from './routes/own-homes.ts'
import * as properties from './routes/properties.ts'
import * as purchases from './routes/purchases.ts'
import * as results from './routes/results.ts'
import * as retention from './routes/retention.ts'
import * as savedSearches from './routes/saved-searches.ts'
import * as scoring from './routes/scoring.ts'
import * as search from './routes/search.ts'
import * as sharedHomes from './routes/shared-homes.ts'
import * as shortlist from './routes/shortlist.ts'
import * as showcase from './routes/showcase.ts'
import * as twoStep from './routes/two-step.ts'
import * as visits from './routes/visits.ts'
import { serviceNames } from './services.ts'

const files = [
  ...[accountData, accountLinks, account, auth, billing, buyersMoney, calendar, feeds, map, notifications],
  ...[
    dayPlans,
    homeChoices,
    households,
    ownHomes,
    properties,
    purchases,
    results,
    retention,
    savedSearches,
    scoring,
    search,
  ],
  ...[sharedHomes, shortlist, showcase, twoStep, visits],
]

const isRoute = (value: unknown): value is AnyRoute => typeof value === 'object' && value !== null && 'method' in value

const orderOf = ({ service, path, method, name }: AnyRoute): string =>
  `${serviceNames.indexOf(service)} ${path} ${method} ${name}`

/** Every route, by service and path. Literal paths precede parameters: the first match is served. */
export const allRoutes: readonly AnyRoute[] = files
  .flatMap((file) => Object.values<unknown>(file).filter(isRoute))
  .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1))
