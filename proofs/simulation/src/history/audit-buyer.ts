import {
  getCriteria,
  getCurrentUser,
  getDeletionReceipt,
  getHousehold,
  getProperty,
  getSubscription,
  getWeights,
  listCalendarEvents,
  listHousematesSaved,
  listInvoices,
  listSavedProperties,
  listSavedSearches,
  listSearches,
  listSearchResults,
  login,
} from '@verandah/contracts'
import { lostToken, password, type Buyer } from './buyer.ts'
import type { Circle } from './circle.ts'
import { auditLists } from './audit-lists.ts'

/** Says what a buyer was told and cannot find. */
export async function auditBuyer(buyer: Buyer, circle: Circle): Promise<string[]> {
  if (!buyer.isRegistered) return []
  if (buyer.receiptToken !== undefined) return auditLeaver(buyer)
  const { expect, faults } = expectationsOf(buyer)
  await auditAccount(buyer, expect)
  await auditHomes(buyer, expect)
  await auditSearches(buyer, expect)
  await auditCalendar(buyer, expect)
  await auditHousehold(buyer, circle, expect)
  await auditLists(buyer, expect)
  return faults
}

type Expect = (what: string, found: unknown, promised: unknown) => void

const expectationsOf = ({ username }: Buyer) => {
  const faults: string[] = []
  const expect: Expect = (what, found, promised) => {
    const one = JSON.stringify(found)
    const other = JSON.stringify(promised)
    if (one !== other) faults.push(`${username}: ${what} is ${one}, and was promised as ${other}`)
  }
  return { faults, expect }
}

const auditAccount = async (buyer: Buyer, expect: Expect): Promise<void> => {
  const user = (await buyer.ask('audit', (call) => call(getCurrentUser))).body
  expect('the name', user.name, buyer.name)
  const { isActive, plan } = (await buyer.ask('audit', (call) => call(getSubscription))).body
  expect('the subscription', { isActive, plan }, { isActive: true, plan: buyer.paidPlan ?? 'free_trial' })
  expect('the plan', user.plan, buyer.paidPlan ?? 'free_trial')
  const invoices = (await buyer.ask('audit', (call) => call(listInvoices))).body
  const paid = invoices.filter(({ amountPaidCents }) => amountPaidCents > 0)
  expect('the number of paid invoices', paid.length, buyer.paidPlan === undefined ? 0 : 1)
  if (buyer.weights) {
    const params = { userId: 'me' }
    const { price, landSize } = (await buyer.ask('audit', (call) => call(getWeights, { params }))).body
    expect('the weights', { price, landSize }, buyer.weights)
  }
  if (buyer.maxPrice !== undefined) {
    const criteria = (await buyer.ask('audit', (call) => call(getCriteria))).body
    expect('the budget', criteria?.maxPrice, buyer.maxPrice)
  }
}

const auditHomes = async (buyer: Buyer, expect: Expect): Promise<void> => {
  const saved = (await buyer.ask('audit', (call) => call(listSavedProperties))).body
  const found = saved.map(({ propertyId, notes, favorite, tags }) => ({ propertyId, notes, favorite, tags }))
  const promised = [...buyer.saved].map(([propertyId, { notes, favorite, tags }]) => ({
    propertyId,
    notes,
    favorite,
    tags,
  }))
  const inOrder = <Home extends { propertyId: string }>(homes: Home[]) =>
    homes.toSorted((one, other) => (one.propertyId < other.propertyId ? -1 : 1))
  expect('the shortlist', inOrder(found), inOrder(promised))
  for (const { home, propertyId } of saved) expect(`the home of ${propertyId}`, home?.id, propertyId)
  for (const [id, overrides] of buyer.overrides) {
    const { scoreOverrides } = (await buyer.ask('audit', (call) => call(getProperty, { params: { id } }))).body
    expect(`the override of ${id}`, scoreOverrides, overrides)
  }
}

const auditSearches = async (buyer: Buyer, expect: Expect): Promise<void> => {
  const searches = (await buyer.ask('audit', (call) => call(listSearches))).body
  for (const searchId of buyer.searches) {
    const search = searches.find(({ id }) => id === searchId)
    // Its event may come again after its deadline: then no provider was asked in time.
    const isLate = search?.status === 'failed' && search.resultsCount === 0
    if (!isLate) expect(`the search ${searchId}`, [search?.status, search?.failure], ['completed', null])
    const homes = (await buyer.ask('audit', (call) => call(listSearchResults, { params: { searchId } }))).body
    expect(`the number of homes of ${searchId}`, homes.length, search?.resultsCount)
    for (const home of homes)
      expect(
        `the sum of points of ${home.id}`,
        home.breakdown.reduce((sum, { points }) => sum + points, 0),
        home.score,
      )
  }
  const names = (await buyer.ask('audit', (call) => call(listSavedSearches))).body.map(({ name }) => name)
  expect('the saved searches', [...new Set(names)], [...buyer.watches])
}

const auditCalendar = async (buyer: Buyer, expect: Expect): Promise<void> => {
  const events = (await buyer.ask('audit', (call) => call(listCalendarEvents, { params: { id: 'me' } }))).body
  for (const [title, { startTime }] of buyer.visits) {
    const found = events.filter((event) => event.title === title)
    const step = title.replace(/^visit /, '')
    const most = 1 + buyer.ledger.uncertain(`${buyer.username} ${step}`)
    expect(`the start of ${title}`, found[0]?.startTime, startTime)
    expect(`${title} at most ${most} times`, found.length <= most, true)
  }
}

const auditHousehold = async (buyer: Buyer, circle: Circle, expect: Expect): Promise<void> => {
  const others = circle.othersOf(buyer)
  if (others === undefined) return
  const { members } = (await buyer.ask('audit', (call) => call(getHousehold))).body
  const names = members.filter(({ userId }) => userId !== buyer.id).map(({ name }) => name)
  expect('the household', names.toSorted(), others.map(({ name }) => name).toSorted())
  const theirs = (await buyer.ask('audit', (call) => call(listHousematesSaved))).body
  expect(
    'the homes of the household',
    theirs.map(({ propertyId }) => propertyId).toSorted(),
    others.flatMap(({ saved }) => [...saved.keys()]).toSorted(),
  )
}

const auditLeaver = async (buyer: Buyer): Promise<string[]> => {
  const { expect, faults } = expectationsOf(buyer)
  const body = { username: buyer.username, password }
  const { status } = await buyer.ask('audit', (call) => call(login, { body }), { fine: [401] })
  expect('logging in after leaving', status, 401)
  if (buyer.receiptToken === lostToken) return faults
  const params = { token: buyer.receiptToken ?? '' }
  const { body: receipt } = await buyer.ask('audit', (call) => call(getDeletionReceipt, { params }))
  expect('the receipt', receipt.status, 'complete')
  return faults
}
