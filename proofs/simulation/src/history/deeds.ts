import {
  createSubscription,
  createWeights,
  getCurrentUser,
  getSubscription,
  inviteToHousehold,
  joinHousehold,
  leaveHousehold,
  listSearches,
  listSearchResults,
  login,
  payWithLocalCard,
  register,
  requestAccountDeletion,
  requestSearch,
  saveCriteria,
  saveSearch,
  sendEnquiry,
  updateProfile,
} from '@verandah/contracts'
import { setTimeout as delay } from 'node:timers/promises'
import { places } from '../world/places.ts'
import { askWithin } from './ask-within.ts'
import { lostToken, password, type Buyer } from './buyer.ts'
import { deedsOfChoice } from './deeds-of-choice.ts'
import { deedsWithHomes } from './deeds-with-homes.ts'
import type { DeedKind } from './plan.ts'
import { pick, type Deed, type Scene } from './scene.ts'

const searchPatienceMs = 200_000
const lookAgainMs = 1_500
/** Who leaves in the middle of two searches, and how soon after their beginning at most. */
const hurriedShare = 0.6
const longestHurryMs = 400

/** Carries out a step; resolves once the product has answered. A step that makes no sense now does nothing. */
export async function carryOut(deed: DeedKind, scene: Scene): Promise<void> {
  const { buyer } = scene
  if (buyer.receiptToken !== undefined || (!buyer.isRegistered && deed !== 'register')) return
  await deeds[deed](scene)
}

const deeds: Record<DeedKind, Deed> = {
  ...deedsWithHomes,
  ...deedsOfChoice,
  register: async ({ buyer, id }) => {
    const { username, email, name } = buyer
    const body = { username, password, email, name, plan: 'free_trial' } as const
    const { status } = await buyer.ask(id, (call) => call(register, { body }), { done: 409 })
    if (status === 409) await buyer.ask(`${id} log in`, (call) => call(login, { body: { username, password } }))
    buyer.id = (await buyer.ask(`${id} look`, (call) => call(getCurrentUser))).body.id
    buyer.isRegistered = true
  },
  search: async (scene) => {
    const { buyer } = scene
    const searchId = await beginSearch(scene)
    if (searchId === undefined) return
    await untilSearched(buyer, searchId)
    const found = (await buyer.ask('look', (call) => call(listSearchResults, { params: { searchId } }))).body
    if (found.length > 0) buyer.homes = found
  },
  weigh: async ({ buyer, id, draws: [one, two] }) => {
    // As a slider that is dragged twice.
    for (const price of [10 - Math.round(one * 10), Math.round(one * 10)]) {
      const weights = { price, landSize: Math.round(two * 10) }
      await buyer.ask(id, (call) => call(createWeights, { body: { ...weights, additionalCriteria: { Garden: 5 } } }))
      buyer.weights = weights
    }
  },
  rename: async ({ buyer, id }) => {
    const name = `Kim of ${id}`
    await buyer.ask(id, (call) => call(updateProfile, { body: { name } }))
    buyer.name = name
  },
  criteria: async ({ buyer, id, draws: [draw] }) => {
    const maxPrice = 500_000 + Math.round(draw * 1_000) * 1_000
    await buyer.ask(id, (call) => call(saveCriteria, { body: { suburb: 'Geelong', maxPrice: String(maxPrice) } }))
    buyer.maxPrice = maxPrice
  },
  watch: async ({ buyer, id, draws: [place] }) => {
    const location = pick(places, place)
    if (!location || buyer.watches.size > 0) return
    const filters = { locations: [location], minBedrooms: '5', maxPages: '20' }
    const name = `watch ${id}`
    await buyer.ask(id, (call) => call(saveSearch, { body: { filters, name, frequency: 'daily' } }))
    buyer.watches.add(name)
  },
  enquire: async ({ buyer, id, enquiryLimit }) => {
    const subject = `enquiry ${id}`
    const body = { name: 'Kim', email: buyer.email, subject, message: 'May I see it?' }
    const { isUnsubscribed } = buyer
    const answer = await askWithin(enquiryLimit, { buyer, what: id }, (call) => call(sendEnquiry, { body }))
    if (answer) buyer.enquiries.set(subject, { isUnsubscribed })
  },
  pay: async ({ buyer, id, draws: [draw] }) => {
    if (buyer.paidPlan !== undefined) return
    const plan = draw < 0.5 ? 'quarterly' : 'annual'
    const { clientSecret } = (await buyer.ask(id, (call) => call(createSubscription, { body: { plan } }))).body
    const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2030, cvc: '123' }
    if (clientSecret !== undefined)
      await buyer.ask(`${id} card`, (call) => call(payWithLocalCard, { body: { clientSecret, ...card } }))
    buyer.paidPlan = plan
    const hasPaid = async () => (await buyer.ask('look', (call) => call(getSubscription))).body.isActive
    await until(`the payment of ${buyer.username} arrives`, hasPaid)
  },
  invite: async ({ buyer, circle, id }) => {
    const { token } = (await buyer.ask(id, (call) => call(inviteToHousehold, { body: {} }), { fine: [409] })).body
    circle.invited(buyer, token)
  },
  join: async ({ buyer, circle, id }) => {
    const invite = circle.openInvite(buyer)
    if (!invite) return
    const { status } = await buyer.ask(id, (call) => call(joinHousehold, { body: { token: invite.token } }), {
      fine: [404, 409],
    })
    if (status === 200) circle.joined(buyer, invite)
    else circle.unsure(buyer, invite.by)
  },
  part: async ({ buyer, circle, id }) => {
    if (!circle.isIn(buyer)) return
    await buyer.ask(id, (call) => call(leaveHousehold), { done: 404 })
    circle.left(buyer)
  },
  leave: async (scene) => {
    const { buyer, circle, id, draws } = scene
    if (draws[2] < hurriedShare) {
      const elsewhere = { ...scene, id: `${id} too`, draws: [1 - draws[0], 1 - draws[1], 0] as const }
      await Promise.all([beginSearch(scene), beginSearch(elsewhere)])
      await delay(draws[2] * longestHurryMs)
    }
    const { body } = await buyer.ask(id, (call) => call(requestAccountDeletion, { body: { password } }), { done: 401 })
    // The answer to the first call may be lost: then nobody has the token.
    buyer.receiptToken = (body as Partial<typeof body>).token ?? lostToken
    circle.left(buyer)
  },
}

const beginSearch = async ({ buyer, id, draws: [place, bedrooms] }: Scene): Promise<string | undefined> => {
  const location = pick(places, place)
  if (!location) return undefined
  const body = { locations: [location], minBedrooms: bedrooms < 0.5 ? '4' : '5' }
  const asked = { buyer, what: `${id} search` }
  const answer = await askWithin(buyer.searchLimit, asked, (call) => call(requestSearch, { body }))
  if (answer) buyer.searches.add(answer.body.searchId)
  return answer?.body.searchId
}

const untilSearched = (buyer: Buyer, searchId: string): Promise<void> =>
  until(`the search ${searchId} of ${buyer.username} ends`, async () => {
    const { body } = await buyer.ask('look', (call) => call(listSearches))
    return body.find(({ id }) => id === searchId)?.status !== 'processing'
  })

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const endsAt = performance.now() + searchPatienceMs
  while (!(await isSo())) {
    if (performance.now() > endsAt) throw new Error(`It took more than ${searchPatienceMs / 1_000} s until ${what}`)
    await delay(lookAgainMs)
  }
}
