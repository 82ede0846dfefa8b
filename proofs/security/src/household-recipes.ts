import * as contracts from '@verandah/contracts'
import type { Actor } from './actor.ts'
import { want } from './make-things.ts'
import { keeping, plain, type Recipe, spending } from './recipe.ts'

const invitesUnderWay = new WeakMap<Actor, Promise<unknown>>()

/**
 * A new invite of the actor's household, one after the other. The unused ones before are revoked, so that there is room
 * for it.
 */
export function householdInvite(actor: Actor): Promise<contracts.NewHouseholdInvite> {
  const next = (invitesUnderWay.get(actor) ?? Promise.resolve()).then(() => inviteAnew(actor))
  invitesUnderWay.set(actor, next)
  return next
}

const inviteAnew = async (actor: Actor): Promise<contracts.NewHouseholdInvite> => {
  const { invites } = await want(actor, contracts.getHousehold)
  for (const { id } of invites) await actor.ask(contracts.revokeHouseholdInvite, { params: { id } })
  return want(actor, contracts.inviteToHousehold, { body: {} })
}

const inviteTokens = new WeakMap<Actor, Promise<string>>()

/** Token of an invite that stays valid; in a household of its own account, which nothing else changes. */
const lastingToken = (actor: Actor, openFreshAccount: () => Promise<Actor>): Promise<string> => {
  const known = inviteTokens.get(actor) ?? openFreshAccount().then(async (host) => (await householdInvite(host)).token)
  inviteTokens.set(actor, known)
  return known
}

/** Routes of households. Members of the world live alone in one. */
export const householdRecipes: Readonly<Record<string, Recipe>> = {
  getHousehold: keeping((member) => householdInvite(member).then(() => ({}))),
  inviteToHousehold: spending(({ canary }) => ({ body: { email: `${canary}@example.com` } })),
  revokeHouseholdInvite: keeping(async (member) => ({ params: { id: (await householdInvite(member)).id } })),
  readHouseholdInvite: keeping(async (member, world) => ({
    body: { token: await lastingToken(member, world.openFreshAccount) },
  })),
  joinHousehold: spending(async (_, world) => ({
    body: { token: (await householdInvite(await world.openFreshAccount())).token },
  })),
  leaveHousehold: spending((actor) => householdInvite(actor).then(() => ({}))),
  listHousematesSaved: plain,
  listHousematesEvents: plain,
  listHousematesSearches: plain,
  listHousematesBriefs: plain,
  listHousematesMoney: plain,
  listMemberColumns: keeping(({ things: { searchId } }) => ({ params: { searchId } })),
}
