import {
  createCalendarEvent,
  createSubscription,
  createWeights,
  editSavedProperty,
  getSubscription,
  importHomeTimes,
  listSearches,
  listSearchResults,
  overrideScore,
  payWithLocalCard,
  type Property,
  removeSavedProperty,
  requestSearch,
  saveCriteria,
  saveProperty,
  saveSearch,
  sendEnquiry,
  updateProfile,
} from '@verandah/contracts'
import { setTimeout as delay } from 'node:timers/promises'
import { advertsOf, type BuyerAtWork } from './buyer-at-work.ts'
import { places } from './places.ts'
import { pick, type Step } from './plan.ts'

type Deed = (buyer: BuyerAtWork, step: Step) => Promise<unknown>

const patienceMs = 150_000
const lookAgainMs = 100

/** Carries out one step; resolves once the product has acknowledged all of it. */
export const carryOut: Deed = async (buyer, step) => deeds[step.kind](buyer, step)

const deeds: Record<Step['kind'], Deed> = {
  weigh: (buyer, { id, draws: [price, land, garden] }) => {
    const [ten, five, nine] = [price * 10, land * 10, garden * 9].map(Math.round)
    const ideal = { isIdealApart: garden > 0.7, idealCriteria: { maxPrice: 650_000 } }
    const body = { price: ten, landSize: five, additionalCriteria: { Garden: nine ?? 1 }, ...ideal }
    return buyer.ask(id, (call) => call(createWeights, { body }))
  },
  criteria: (buyer, { id, draws: [draw] }) => {
    const body = { suburb: 'Richmond', maxPrice: String(500_000 + Math.round(draw * 1_000) * 1_000) }
    return buyer.ask(id, (call) => call(saveCriteria, { body }))
  },
  search: async (buyer, { id, draws: [place, bedrooms] }) => {
    const body = { locations: [pick(places, place)], minBedrooms: String(Math.floor(bedrooms * 3)) }
    const { searchId } = (await buyer.ask(id, (call) => call(requestSearch, { body }))).body
    buyer.searches.set(id, searchId)
    await until(`search ${id} of ${buyer.name} is over`, async () => (await statusOf(buyer, searchId)) !== 'processing')
    buyer.homes = await homesOf(buyer, searchId)
  },
  watch: async (buyer, { id, draws: [draw] }) => {
    const filters = { locations: [pick(places, draw)], maxPages: '20' }
    await buyer.ask(id, (call) => call(saveSearch, { body: { filters, name: `watch ${id}`, frequency: 'daily' } }))
  },
  save: async (buyer, { id, draws: [home, favourite] }) => {
    const chosen = choose(buyer, id, home)
    const searchId = [...buyer.searches.values()].at(-1) ?? null
    const body = { propertyId: chosen.id, searchId, notes: `saved at ${id}`, tags: [id], favorite: favourite > 0.5 }
    const record = (await buyer.ask(id, (call) => call(saveProperty, { body }))).body
    buyer.saved.set(advertsOf(chosen), record.id)
  },
  note: (buyer, step) => edit(buyer, step, { notes: `noted at ${step.id}`, tags: [step.id, 'noted'] }),
  favourite: (buyer, step) => edit(buyer, step, { favorite: step.draws[1] > 0.5 }),
  remove: async (buyer, { id, draws: [draw] }) => {
    if (buyer.saved.size === 0) return
    const [adverts, recordId] = pick([...buyer.saved], draw)
    await buyer.ask(id, (call) => call(removeSavedProperty, { params: { id: recordId } }), { done: 404 })
    buyer.saved.delete(adverts)
  },
  override: (buyer, { id, draws: [home, price, land] }) => {
    const scoreOverrides = { price: Math.round(price * 10), landSize: Math.round(land * 10) }
    const params = { id: choose(buyer, id, home).id }
    return buyer.ask(id, (call) => call(overrideScore, { params, body: { scoreOverrides } }))
  },
  visit: (buyer, { id, draws: [home, day] }) => {
    const startTime = new Date(Date.UTC(2031, 0, 1 + Math.floor(day * 300))).toISOString()
    const body = { propertyId: choose(buyer, id, home).id, title: `visit ${id}`, startTime }
    return buyer.ask(id, (call) => call(createCalendarEvent, { body }))
  },
  takeOver: (buyer, { id, draws: [home] }) =>
    buyer.ask(id, (call) => call(importHomeTimes, { body: { propertyId: choose(buyer, id, home).id } })),
  enquire: (buyer, { id }) => {
    const body = { name: 'Kim', email: buyer.email, subject: `${buyer.name} ${id}`, message: 'May I see it?' }
    return buyer.ask(id, (call) => call(sendEnquiry, { body }))
  },
  rename: (buyer, { id }) => buyer.ask(id, (call) => call(updateProfile, { body: { name: `Kim of ${id}` } })),
  pay: async (buyer, { id, draws: [draw] }) => {
    const plan = pick(['quarterly', 'annual'] as const, draw)
    const { clientSecret } = (await buyer.ask(id, (call) => call(createSubscription, { body: { plan } }))).body
    const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' }
    if (clientSecret !== undefined)
      await buyer.ask(`${id} card`, (call) => call(payWithLocalCard, { body: { clientSecret, ...card } }))
    const standing = async () => (await buyer.ask('standing', (call) => call(getSubscription))).body
    await until(`${buyer.name} has paid`, async () => (await standing()).subscriptionId !== null)
  },
}

/** Picks a home of the latest search. The choice is compared too, because all later steps depend on it. */
const choose = (buyer: BuyerAtWork, step: string, draw: number): Property => {
  const chosen = pick(buyer.homes, draw)
  buyer.chosen.set(step, advertsOf(chosen).split(' ')[0] ?? '')
  return chosen
}

const edit = async (
  buyer: BuyerAtWork,
  { id, draws: [draw] }: Step,
  body: { notes?: string; tags?: string[]; favorite?: boolean },
) => {
  if (buyer.saved.size === 0) return
  const [, recordId] = pick([...buyer.saved], draw)
  await buyer.ask(id, (call) => call(editSavedProperty, { params: { id: recordId }, body }))
}

export async function statusOf(buyer: BuyerAtWork, searchId: string) {
  return (await buyer.ask('look', (call) => call(listSearches))).body.find(({ id }) => id === searchId)?.status
}

export async function homesOf(buyer: BuyerAtWork, searchId: string) {
  const { body } = await buyer.ask('look', (call) => call(listSearchResults, { params: { searchId } }))
  return body.toSorted((one, other) => (advertsOf(one) < advertsOf(other) ? -1 : 1))
}

export async function until(what: string, isSo: () => Promise<boolean>) {
  const endsAt = performance.now() + patienceMs
  while (!(await isSo())) {
    if (performance.now() > endsAt) throw new Error(`It took more than ${patienceMs / 1_000} s until ${what}`)
    await delay(lookAgainMs)
  }
}
