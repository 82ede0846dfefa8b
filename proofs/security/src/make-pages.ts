import * as contracts from '@verandah/contracts'
import type { AnyRoute } from '@verandah/contracts'
import type { Actor } from './actor.ts'
import type { Asking } from './asking.ts'
import { event, spareSavedHome, want } from './make-things.ts'
import type { Member } from './world.ts'

/** Returns the cursor of a list's second page. */
const cursor = async (actor: Actor, route: AnyRoute, asking: Asking = {}): Promise<string> => {
  const { headers } = await actor.ask(route, { ...asking, query: { limit: '1' } })
  return /[?&]cursor=([^&>]+)/.exec(String(headers.link))?.[1] ?? ''
}

/** Requests the second page of a list that is filled already. */
export const of =
  (route: AnyRoute) =>
  async (member: Member): Promise<Asking> => ({ query: { limit: '1', cursor: await cursor(member, route) } })

/** Requests the second page and a home by its id. */
export async function ofCards(member: Member): Promise<Asking> {
  const { searchId, propertyId: ids } = member.things
  const after = await cursor(member, contracts.listResultCards, { params: { searchId } })
  return { params: { searchId }, query: { limit: '1', cursor: after, ids } }
}

/** Requests the second page. */
export async function ofShortlist(member: Member): Promise<Asking> {
  const { userId, things } = member
  await spareSavedHome(member)
  const after = await cursor(member, contracts.listSavedProperties)
  return { query: { userId, propertyId: things.propertyId, limit: '1', cursor: after } }
}

/** Requests the second page, at the address that names its owner. */
export async function ofShortlistOf(member: Member): Promise<Asking> {
  await spareSavedHome(member)
  const params = { id: member.userId }
  return { params, query: { limit: '1', cursor: await cursor(member, contracts.listSavedPropertiesOf, { params }) } }
}

/** Requests the second page. */
export async function ofEvents(member: Member): Promise<Asking> {
  await want(member, contracts.createCalendarEvent, { body: event(member, 300) })
  const params = { id: member.userId }
  return { params, query: { limit: '1', cursor: await cursor(member, contracts.listCalendarEvents, { params }) } }
}
