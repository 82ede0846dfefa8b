import type { Page } from 'playwright-core'
import { seeShowcase } from '../browser/until-showcase.ts'
import type { Belongings } from '../people/seed-buyer.ts'
import type { Who } from '../specification/row.ts'
import {
  withGoodInvite,
  withHousehold,
  withTheirEvents,
  withTheirWords,
  withTomsWeights,
} from './household-openings.ts'
import {
  beginSearching,
  bidOverLimit,
  chooseBetween,
  choosePlan,
  click,
  compareThree,
  openDialog,
  openMap,
  openPurchaseForms,
  payOften,
  readRecoveryCodes,
  scanCode,
  showCosts,
  showRows,
  tab,
  waitForCode,
  withChangedPlan,
  withGoodLink,
  withSharedHome,
} from './openings.ts'
import { withBoughtHome } from './purchase-openings.ts'
import { addPhotoOffline } from './visit-openings.ts'
import { addPlace, askForFirst, moveWeights, openPlaces } from './weights-openings.ts'

export type Filling = 'empty' | 'full' | 'error'

export interface Visit {
  readonly name: string
  /** Path, for a person with these belongings. */
  readonly path: (belongings: Belongings | null) => string
  /** Visible to visitors, independent of belongings. */
  readonly isPublic?: boolean
  /** Opens a state that the URL alone does not reach. */
  readonly then?: (page: Page) => Promise<unknown>
  /** Limits the visit to this filling. */
  readonly only?: Filling
  /** Checked at this width, where space is tight. */
  readonly width?: 320
}

const at = (path: string, over: Partial<Visit> = {}): Visit => ({ name: path, path: () => path, ...over })

const found =
  (narrowing = ''): Visit['path'] =>
  (belongings) =>
    `/search-results?searchId=${belongings?.searchId ?? 'none'}${narrowing}`

/** Builds a visit to the results. */
const results = (name: string, narrowing: string, then?: Visit['then']): Visit => ({
  name,
  path: found(narrowing),
  only: 'full',
  ...(then !== undefined && { then }),
})

/** Path of a home that three providers advertise. */
export const merged: Visit['path'] = (belongings) =>
  `/property/${belongings?.homes.find(({ sources }) => sources.length > 2)?.id ?? 'no-such-home'}`

/** Path of a home that shows a price. */
const priced: Visit['path'] = (belongings) =>
  `/property/${belongings?.homes.find(({ price }) => price !== null)?.id ?? 'no-such-home'}`

const home: Visit['path'] = (belongings) =>
  `/property/${belongings?.saved[0]?.id ?? 'no-such-home'}?searchId=${belongings?.searchId ?? 'no-such-search'}`

/** Path of the best home with facts, which the day's market decides. */
const withFacts: Visit['path'] = (belongings) =>
  `/property/${belongings?.homes.find(({ facts }) => facts.length > 0)?.id ?? 'no-home-with-facts'}`

/** Path of the bidding card of a home with a walk-away price. */
const bidding: Visit['path'] = (belongings) => `/bidding/${belongings?.saved[0]?.id ?? 'no-such-home'}`

/** Path of the purchase of a home with dates, offers and people. */
const purchase: Visit['path'] = (belongings) => `/purchase/${belongings?.saved[0]?.id ?? 'no-such-home'}`

/** Path of a visit in which something was written down. */
const visit: Visit['path'] = (belongings) => `/visit/${belongings?.saved[0]?.id ?? 'no-such-home'}`

/** Every route of the product, and the states that open from it. */
export const visits: readonly Visit[] = [
  at('/', { isPublic: true, then: seeShowcase }),
  at('/auth', { isPublic: true }),
  at('/auth?tab=register', { isPublic: true }),
  at('/auth', { name: 'the second step of a log-in', isPublic: true, only: 'full', then: waitForCode }),
  at('/forgot-password', { isPublic: true }),
  ...(['reset-password', 'confirm-email'] as const).flatMap((purpose) => [
    at(`/${purpose}`, { isPublic: true }),
    at(`/${purpose}#${'a'.repeat(43)}`, { isPublic: true, then: withGoodLink(purpose) }),
  ]),
  at('/join-household', { isPublic: true }),
  at(`/join-household#${'a'.repeat(43)}`, { isPublic: true, then: withGoodInvite }),
  at('/pricing', { isPublic: true }),
  at('/contact', { isPublic: true }),
  ...['/privacy', '/terms', '/help', '/help#score', '/guide', '/guide/vic'].map((path) => at(path, { isPublic: true })),
  ...['search', 'scoring', 'calendar', 'compare'].map((name) => at(`/features/${name}`, { isPublic: true })),
  at(`/shared/${'a'.repeat(32)}`, { isPublic: true }),
  at(`/shared/${'a'.repeat(32)}`, { name: 'a shared home', isPublic: true, only: 'full', then: withSharedHome }),
  at('/no/such/page', { isPublic: true }),
  at('/dashboard'),
  at('/dashboard', { name: 'the user menu', only: 'full', then: click(/^Your account/) }),
  at('/setup-property-criteria'),
  at('/setup-scoring'),
  at('/setup-scoring', { name: 'the scoring weights', then: tab(/Scoring Weights/) }),
  at('/setup-scoring', { name: 'a place that matters', only: 'full', then: addPlace }),
  { name: '/search-results', path: found() },
  results('an open breakdown', '', click(/^Score \d+/)),
  results('the Edit search dialog', '', openDialog(/Edit( search)?$/)),
  results('the Filter dialog', '', openDialog(/^Filter/)),
  results('the Save this search dialog', '', openDialog('Save this search')),
  results('a narrowed list', '&sort=land&type=House&type=Apartment&words=a&unseen=1&distance=10&hidden=show'),
  results('a list that is narrowed to nothing', '&words=moat'),
  results('homes in rows', '', showRows),
  results('a home that was hidden', '', click(/^Hide \d/)),
  results('moved weights', '', moveWeights),
  results('the places of a search', '', openPlaces),
  results('two homes to choose between', '', chooseBetween),
  results('what would put a home first', '', askForFirst),
  results('the map beside the homes', '', openMap),
  results('an area of the map', '&area=-37.8,144.9;-37.8,145.1;-37.9,145.1', openMap),
  results('the corners of an area', '&area=-37.8,144.9;-37.8,145.1;-37.9,145.1', (page) =>
    openMap(page).then(() => click('Edit corners')(page)),
  ),
  results('an area that is being drawn', '', (page) => openMap(page).then(() => click('Draw an area')(page))),
  {
    name: 'a search that begins',
    path: () => '/search-results?searchId=search-1',
    only: 'empty',
    then: beginSearching,
  },
  { name: '/property', path: home },
  { name: 'the Schedule Visit dialog', path: home, only: 'full', then: openDialog('Schedule Visit') },
  { name: 'what a home costs', path: priced, only: 'full', then: showCosts },
  { name: 'the correction of a fact', path: withFacts, only: 'full', then: openDialog(/^Change:/) },
  { name: 'a fact that nobody says', path: home, only: 'full', then: openDialog('Add what you know') },
  { name: 'the score override', path: home, only: 'full', then: openDialog('Adjust score') },
  { name: 'a report of different homes', path: merged, only: 'full', then: openDialog('These are different homes') },
  { name: '/bidding', path: bidding },
  { name: '/purchase', path: purchase },
  { name: '/visit', path: visit },
  { name: 'a visit whose photo waits', path: visit, only: 'full', then: addPhotoOffline },
  { name: 'what a purchase asks', path: purchase, only: 'full', then: openPurchaseForms },
  { name: 'a bid over the limit', path: bidding, only: 'full', then: bidOverLimit },
  at('/my-properties'),
  at('/own-home'),
  at('/own-home', { name: 'what a home of one’s own lacks', only: 'full', then: click('Add home') }),
  at('/my-properties', { name: 'the board', then: tab(/^Board/) }),
  at('/my-properties', { name: 'the favourites', then: tab(/^Favorites/) }),
  at('/my-properties', { name: 'the comparison', then: compareThree }),
  at('/my-properties', { name: 'a home that was bought', only: 'full', then: withBoughtHome }),
  at('/calendar'),
  at('/calendar?view=all', { only: 'full' }),
  at('/calendar', { name: 'the Add Calendar Event dialog', only: 'full', then: openDialog('Add Event') }),
  at('/plan'),
  at('/plan/2026-12-05', { name: 'a plan whose times have changed', only: 'full', then: withChangedPlan }),
  at('/household'),
  at('/household', { name: 'a household of two', only: 'full', then: withHousehold }),
  at('/my-properties', { name: 'the shortlist of a household', only: 'full', then: withHousehold }),
  at('/setup-property-criteria', { name: 'the brief of a household', only: 'full', then: withTheirWords }),
  at('/dashboard', { name: 'the searches of a household', only: 'full', then: withTheirWords }),
  at('/calendar', { name: 'the calendar of a household', only: 'full', then: withTheirEvents }),
  { name: '/together', path: (belongings) => `/together/${belongings?.searchId ?? 'none'}` },
  {
    name: 'a shared order',
    path: (belongings) => `/together/${belongings?.searchId ?? ''}`,
    only: 'full',
    then: withTomsWeights,
  },
  at('/settings'),
  at('/account'),
  at('/account', { name: 'a QR code', only: 'full', then: scanCode }),
  at('/account', { name: 'the recovery codes', only: 'full', width: 320, then: readRecoveryCodes }),
  at('/preferences'),
  at('/subscription'),
  at('/subscription', { name: 'the billing history', only: 'full', width: 320, then: payOften }),
  at('/pricing', { name: '/subscribe', only: 'full', then: choosePlan }),
]

export function whoFor(visit: Visit, filling: Filling): Who {
  return visit.isPublic === true ? 'visitor' : filling === 'full' ? 'buyer' : 'newcomer'
}
