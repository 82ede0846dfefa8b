import * as contracts from '@verandah/contracts'
import type { AnyRoute, ReplyOf } from '@verandah/contracts'
import type { Actor } from './actor.ts'
import { aBrief } from './listings.ts'
import * as make from './make-things.ts'
import { until } from './until.ts'
import type { Things } from './world.ts'
import { weightsOf } from './weights.ts'

/** Gives an account data in every service, except what only a change of the market creates. */
export async function fillAccount(actor: Actor): Promise<Things> {
  const { canary } = actor
  const weights = await read(actor, contracts.createWeights, weightsOf(actor))
  await actor.want(contracts.saveCriteria, { body: aBrief(canary) })
  const searchId = await make.search(actor)
  const [propertyId, sparePropertyId] = await homesOf(actor, searchId)
  const scoreOverrides = { price: 9, features: { [canary]: 7 } }
  await actor.want(contracts.overrideScore, { params: { id: propertyId }, body: { scoreOverrides } })
  const saved = await read(actor, contracts.saveProperty, { ...make.savedHome(actor, propertyId), searchId })
  const event = await read(actor, contracts.createCalendarEvent, make.event(actor, 200))
  const savedSearchId = await make.savedSearch(actor, { frequency: 'instant' })
  const ownHome = await read(actor, contracts.addOwnHome, make.ownHome(canary))
  const homes = { searchId, propertyId, sparePropertyId, ownHomeId: ownHome.id, savedId: saved.id, savedSearchId }
  const own = { weightsId: weights.id, eventId: event.id, feedToken: await make.feedToken(actor) }
  return {
    ...homes,
    ...own,
    ...(await payFor(actor)),
    ...(await lookAtAccount(actor)),
    noticeId: '',
    unsubscribeToken: '',
    mailId: '',
  }
}

const lookAtAccount = async (actor: Actor): Promise<Pick<Things, 'sessionId' | 'securityEventId'>> => {
  const [session] = (await actor.want(contracts.listSessions)) as contracts.SessionSummary[]
  const [event] = (await actor.want(contracts.listSecurityEvents)) as contracts.SecurityEvent[]
  return { sessionId: session?.id ?? '', securityEventId: event?.id ?? '' }
}

const read = async <Route extends AnyRoute>(actor: Actor, route: Route, body: unknown): Promise<ReplyOf<Route>> =>
  (await actor.want(route, { body })) as ReplyOf<Route>

const homesOf = (actor: Actor, searchId: string): Promise<[string, string]> =>
  until(`${actor.name} has found homes`, async () => {
    const homes = (await actor.want(contracts.listSearchResults, { params: { searchId } })) as contracts.Property[]
    const [first, second, third] = homes
      .filter(({ score }) => score !== null)
      .map(({ id }) => id)
      .sort()
    return first !== undefined && second !== undefined && third !== undefined ? [first, second] : null
  })

const payFor = async (actor: Actor): Promise<Pick<Things, 'invoiceId' | 'subscriptionId'>> => {
  await make.pay(actor, await make.paymentSecret(actor))
  const subscriptionId = await until(`${actor.name} may use what they paid for`, async () => {
    const { isActive, subscriptionId: id } = (await actor.want(contracts.getSubscription)) as contracts.SubscriptionView
    return isActive ? id : null
  })
  const invoiceId = await until(`${actor.name} has an invoice`, async () => {
    const [invoice] = (await actor.want(contracts.listInvoices)) as contracts.InvoiceSummary[]
    return invoice?.id ?? null
  })
  return { invoiceId, subscriptionId }
}
