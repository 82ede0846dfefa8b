import * as contracts from '@verandah/contracts'
import { aHome, richmond, unknownFacts } from '@verandah/contracts/testing'
import { leave, scoreHome } from './accounts.ts'
import { changeHousehold } from './households.ts'
import { buyHome, keepPurchase } from './purchases.ts'
import type { Story } from './story.ts'

const filters = { locations: [richmond], maxPages: 1 }
const weightsOf = (price: number) => contracts.Weights.parse({ price, landSize: 11 - price })

const changeHome = ({ tag, tell, upTo }: Story, id = `${tag}-home`) => {
  const revisions = upTo(4)
  for (let revision = 1; revision <= revisions; revision += 1) {
    const inspections = [{ start: `2026-12-0${revision}T00:00:00.000Z`, end: null }]
    const home = aHome({ id, revision, price: 1_000_000 + revision, inspections })
    tell(contracts.TrackedPropertyChanged, { propertyId: id, revision, home, isGone: false, changes: [] })
  }
}

/** A home that does not exist is answered once for each follow; the last answer may come first. */
const missHome = (story: Story, reason: 'saved' | 'scheduled') => {
  const { tag, userId, tell, upTo } = story
  const propertyId = `${tag}-nope`
  const follows = 1 + upTo(3)
  for (let revision = 1; revision <= follows; revision += 1)
    tell(contracts.TrackedPropertyNotFound, { userId, propertyId, reason, revision })
  return { propertyId, revision: follows }
}

export function shortlist(story: Story) {
  keepPurchase(story)
  changeHome(story)
  saveMissingHome(story)
  scoreHome(story)
  pay(story)
  changeHousehold(story)
  leave(story)
}

const saveMissingHome = (story: Story) => {
  const { tag, userId, keep, next } = story
  const at = next()
  const { propertyId, revision } = missHome(story, 'saved')
  const values = { notes: 'sunny', tags: [], favorite: false, score: null, searchId: null, earlier: [] }
  const saved = { revision, savedRevision: revision, createdAt: at, updatedAt: at }
  keep('saved_properties', { _id: `${tag}-saved`, userId, propertyId, ...values, ...saved })
}

const pay = ({ userId, tell, upTo }: Story) => {
  const versions = upTo(3)
  for (let version = 1; version <= versions; version += 1) {
    const status = version === versions ? 'past_due' : 'active'
    const rest = { currentPeriodEnd: null, cancelAtPeriodEnd: false }
    tell(contracts.SubscriptionChanged, { userId, version, plan: 'annual', status, ...rest })
  }
}

export function calendar(story: Story) {
  const { tag, userId, keep, next } = story
  keep('take_overs', { _id: `${userId}|${tag}-home`, userId, propertyId: `${tag}-home`, askedAt: next() })
  changeHome(story)
  buyHome(story)
  planDay(story)
  planMissingHome(story)
  changeHousehold(story)
  leave(story)
}

/** The first revision of the home is open at the planned time, later ones are not. */
const planDay = ({ tag, userId, keep, next }: Story) => {
  const propertyId = `${tag}-home`
  const date = '2026-12-01'
  const opens = `${date}T00:00:00.000Z`
  const times = { opens, closes: `${date}T00:30:00.000Z`, arrivesAt: opens, leavesAt: `${date}T00:15:00.000Z` }
  const stop = { propertyId, eventType: 'Open Home', address: 'Here', timeZone: 'Australia/Sydney', ...times }
  const routes = [{ leavesAt: opens, endsAt: times.leavesAt, travelMinutes: 0, stops: [stop] }]
  const at = { updatedAt: next(), keptUntil: new Date('2027-01-01') }
  const plan = { timeZone: 'Australia/Sydney', choices: [], routes }
  keep('day_plans', {
    _id: `${userId}:${date}`,
    userId,
    date,
    plan,
    companion: null,
    revision: 1,
    homes: [propertyId],
    ...at,
  })
}

const planMissingHome = (story: Story) => {
  const { tag, userId, keep, next } = story
  const at = next()
  const { propertyId, revision } = missHome(story, 'scheduled')
  const event = { title: 'A visit', eventType: 'Other', notes: '', timeZone: 'Australia/Sydney', revision: 1 }
  const times = { startTime: at, endTime: null, occupiedUntil: at, createdAt: at, updatedAt: at, cancelledAt: null }
  const state = { ...times, isWithdrawn: false, movedFrom: null, scheduledAt: new Date(revision) }
  keep('calendar_events', { _id: `${tag}-visit`, userId, propertyId, ...event, ...state })
}

export function scoring(story: Story) {
  const { tag, userId, tell, keep, upTo } = story
  const { additionalCriteria: _, ...weights } = weightsOf(upTo(10))
  // Set apart: an ideal that follows counts its writes, and their number depends on the order.
  const own = { ...weights, isIdealApart: true, additionalCriteria: [] }
  keep('scoring_weights', { _id: `${tag}-weights`, userId, revision: 1, ...own })
  const briefs = upTo(3)
  for (let revision = 1; revision <= briefs; revision += 1)
    tell(contracts.BriefChanged, { userId, revision, ideal: { maxPrice: revision * 100_000 }, idealBefore: null })
  const searchId = `${tag}-search`
  const pages = 1 + upTo(3)
  for (let page = 1; page <= pages; page += 1) {
    const inputs = [{ propertyId: `${tag}-home-${page}`, revision: 1, ...unknownFacts, price: page * 400_000 }]
    const pageId = `${searchId}:domain:${page}`
    tell(contracts.PropertiesFetched, { searchId, userId, pageId, part: 0, filters, inputs })
  }
  leave(story)
}

/** Two pages of homes wait for their scores, while their buyer does everything else. */
export function search(story: Story) {
  const { tag, userId, keep, tell, next, upTo } = story
  const searchId = `${tag}-search`
  const createdAt = next()
  const homes = [1, 2].map((number) => aHome({ id: `${tag}-home-${number}`, price: 500_000 * number }))
  for (const home of homes) keep('properties', { _id: home.id, matchKey: home.id, revision: 1, fingerprint: '', home })
  const providers = [{ id: 'away', name: 'Away', isSample: true }]
  const state = { status: 'processing', providers, resultsCount: 0, revision: 0 }
  const deadlineAt = new Date('2026-11-20T00:00:15.000Z')
  keep('searches', { _id: searchId, userId, filters, createdAt, deadlineAt, ...state })
  const page = { provider: 'away', page: 1, outcome: 'last', found: 2, total: 2, detail: null, parts: 2 }
  const pageId = `${searchId}:away:1`
  const seen = homes.map(({ id: propertyId, revision }) => ({ propertyId, revision }))
  for (const [at, home] of homes.entries())
    keep('seen_homes', { _id: `${home.id}:${home.revision}`, ...seen[at], home, lookAgainAt: createdAt })
  keep('search_pages', { _id: pageId, searchId, ...page, scoredParts: [], seen: seen.map((one) => [one]) })
  tell(contracts.SearchRequested, { searchId, userId, filters, deadlineAt: deadlineAt.toISOString() })
  const score = { score: 50, breakdown: [], coverage: { known: 1, total: 2 } }
  for (const [part, { id: propertyId, revision }] of homes.entries()) {
    const scores = [{ propertyId, revision, ...score }]
    tell(contracts.SearchScored, { searchId, userId, pageId, part, weights: weightsOf(5), scores })
  }
  for (const revision of [1, 2, 3]) {
    const weights = { ...weightsOf(upTo(10)), id: `${tag}-weights`, userId }
    tell(contracts.WeightsChanged, { userId, revision, weights })
  }
  tell(contracts.SearchWeightsChanged, { userId, searchId })
  followHomes(story)
  judgeHome(story)
  pay(story)
  changeHousehold(story)
  leave(story)
}

const followHomes = (story: Story) => {
  const { tag, userId, tell, upTo } = story
  const propertyId = `${tag}-home-1`
  const saves = upTo(4)
  const visits = upTo(3)
  for (let turn = 0; turn < saves; turn += 1)
    tell(turn % 2 === 0 ? contracts.PropertySaved : contracts.PropertyUnsaved, { userId, propertyId, revision: turn })
  for (let turn = 0; turn < visits; turn += 1)
    tell(turn % 2 === 0 ? contracts.PropertyScheduled : contracts.PropertyUnscheduled, { userId, propertyId })
  changeHome(story, propertyId)
  followMissingHome(story)
}

const followMissingHome = ({ tag, userId, tell, upTo }: Story) => {
  const propertyId = `${tag}-nope`
  const saves = upTo(3)
  for (let turn = 0; turn < saves; turn += 1)
    tell(turn % 2 === 0 ? contracts.PropertySaved : contracts.PropertyUnsaved, { userId, propertyId, revision: turn })
}

const judgeHome = ({ tag, userId, tell, keep }: Story) => {
  const propertyId = `${tag}-home-2`
  const overrides = { price: 10 }
  const _id = `${userId}:${propertyId}`
  const kept = JSON.stringify(overrides)
  keep('score_overrides', { _id, userId, propertyId, revision: 2, overrides: kept })
  tell(contracts.ScoreOverridesChanged, { userId, propertyId, revision: 1, overrides: { price: 1 } })
  tell(contracts.ScoreOverridesChanged, { userId, propertyId, revision: 2, overrides })
  for (const revision of [1, 2])
    tell(contracts.NotesChanged, { userId, propertyId, revision, tags: ['sunny'], notes: `note ${revision}` })
}
