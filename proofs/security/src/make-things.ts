import { randomUUID } from 'node:crypto'
import * as contracts from '@verandah/contracts'
import type { AnyRoute, ReplyOf } from '@verandah/contracts'
import type { Actor } from './actor.ts'
import type { Asking } from './asking.ts'
import { place } from './listings.ts'
import { until } from './until.ts'
import type { Member } from './world.ts'

/**
 * Creates what a call needs or uses up, and bodies that several calls share. Every text contains the creator's canary.
 */
export async function want<Route extends AnyRoute>(
  actor: Actor,
  route: Route,
  asking?: Asking,
): Promise<ReplyOf<Route>> {
  return (await actor.want(route, asking)) as ReplyOf<Route>
}

export function savedHome({ userId, canary }: Actor, propertyId: string) {
  return {
    userId,
    propertyId,
    notes: canary,
    tags: [canary],
    favorite: true,
    walkAway: { price: 812_000, reason: canary },
  }
}

export function event({ userId, canary }: Actor, days: number) {
  return {
    userId,
    title: canary,
    startTime: inDays(days),
    notes: canary,
  }
}

/** Noon in UTC, so that events of different days never overlap. */
const inDays = (days: number): string =>
  `${new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)}T12:00:00.000Z`

export async function search(actor: Actor): Promise<string> {
  return (await want(actor, contracts.requestSearch, { body: { locations: [place] } })).searchId
}

export async function savedSearch(actor: Actor, { name = actor.canary, frequency = 'off' } = {}): Promise<string> {
  const body = { filters: { locations: [place] }, name, frequency }
  return (await want(actor, contracts.saveSearch, { body })).id
}

export async function hiddenHome(member: Member): Promise<Asking> {
  await want(member, contracts.hideProperty, { params: { id: member.things.ownHomeId }, body: {} })
  return {}
}

export function ownHome(canary: string): contracts.OwnHomeInput {
  return {
    link: `https://homes.example/${canary}`,
    address: `1 ${canary} Street`,
    locality: place,
    price: '$900,000',
    propertyType: 'House',
    bedrooms: 3,
    bathrooms: 1,
    parking: null,
    landSize: null,
    features: [canary],
    description: canary,
  }
}

/** A home with a link of its own: the same words are the same home. */
export async function spareOwnHome(actor: Actor): Promise<string> {
  const home = ownHome(actor.canary)
  const body = { ...home, link: `${home.link}/${randomUUID()}` }
  return (await want(actor, contracts.addOwnHome, { body })).id
}

export async function spareSavedHome(member: Member): Promise<string> {
  return (await want(member, contracts.saveProperty, { body: savedHome(member, member.things.sparePropertyId) })).id
}

/** Reports an advert of a home. */
export async function reportOfHome(member: Member): Promise<Asking> {
  const params = { id: member.things.propertyId }
  const [advert] = await want(member, contracts.listPropertyAdverts, { params })
  return { params, body: { listingId: advert?.listingId ?? '' } }
}

export async function sharedToken({ things, ...actor }: Member): Promise<string> {
  return (await want(actor, contracts.shareHome, { params: { id: things.propertyId } })).token
}

export async function spareEvent(actor: Actor): Promise<string> {
  return (await want(actor, contracts.createCalendarEvent, { body: event(actor, 100) })).id
}

export async function eventChange(member: Member) {
  return {
    ...event(member, 200),
    propertyId: member.things.propertyId,
    revision: await eventRevision(member),
  }
}

const eventRevision = async ({ things, ...actor }: Member): Promise<number> => {
  const events = await want(actor, contracts.listCalendarEvents, { params: { id: 'me' } })
  return events.find(({ id }) => id === things.eventId)?.revision ?? 0
}

export async function feedToken(actor: Actor): Promise<string> {
  const { url } = await want(actor, contracts.openCalendarFeed)
  return /\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ''
}

export async function paymentSecret(actor: Actor, plan = 'quarterly'): Promise<string> {
  return (await want(actor, contracts.createSubscription, { body: { plan } })).clientSecret ?? ''
}

/** Creates a payment with a card that requires 3-D Secure. */
export async function waitingPayment(actor: Actor): Promise<string> {
  const clientSecret = await paymentSecret(actor)
  await pay(actor, clientSecret, '4000 0025 0000 3155')
  return clientSecret
}

export const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2099, cvc: '123' }

export function pay(actor: Actor, clientSecret: string, number = card.number) {
  return want(actor, contracts.payWithLocalCard, { body: { clientSecret, ...card, number } })
}

export async function readyExport(actor: Actor): Promise<void> {
  if ((await want(actor, contracts.getExport))?.status !== 'ready') await actor.want(contracts.requestExport)
  await until(`${actor.name} has an export`, async () =>
    (await want(actor, contracts.getExport))?.status === 'ready' ? true : null,
  )
}
