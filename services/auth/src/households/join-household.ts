import { problemCodes } from '@verandah/contracts'
import { AppError, createSemaphore, type Handler, notFound, unauthenticated } from '@verandah/kit'
import type { AuthContext } from '../context.ts'
import { deadLink } from '../read-account-link.ts'
import { hashToken } from '../tokens.ts'
import type { UserDoc } from '../user-document.ts'
import { type Invite, isFull, isMember, joined, stateOfInvite } from './household-changes.ts'
import type { HouseholdDoc } from './households.ts'
import { householdFull, memberOf, showHousehold, untilWritten } from './manage-household.ts'

/** Shows who invites, to anyone with the link. */
export const readHouseholdInvite =
  (context: AuthContext): Handler<'readHouseholdInvite'> =>
  async ({ body: { token } }) => {
    const { household, invite } = await findInvite(context, token)
    const state = stateOfInvite(invite, context.clock.now())
    if (state !== 'valid') return { state, invitedBy: null, members: [] }
    const invitedBy = household.members.find(({ userId }) => userId === invite.invitedBy)?.name ?? null
    return { state, invitedBy, members: household.members.map(({ name }) => name) }
  }

/**
 * Uses an invite. A caller who is alone in a household of their own leaves that first: one at a time, since two who
 * invite each other would both leave before either had joined.
 */
export const joinHousehold = (context: AuthContext): Handler<'joinHousehold'> => {
  const { households, users, clock } = context
  const inTurn = createSemaphore(1)
  return async ({ caller, body: { token } }) => {
    const user = await users.findById(caller.sub)
    if (!user) throw unauthenticated()
    const now = clock.now()
    await inTurn.run(() => untilWritten(() => join(context, { user, token, now })))
    return showHousehold(await households.ofMember(user._id), now)
  }
}

interface Joining {
  user: UserDoc
  token: string
  now: Date
}

const join = async (context: AuthContext, { user, token, now }: Joining): Promise<boolean> => {
  const { households } = context
  const { household, invite } = await findInvite(context, token)
  if (isMember(household, user._id)) throw inHousehold()
  const state = stateOfInvite(invite, now)
  if (state !== 'valid') throw deadLink(state)
  if (isFull(household)) throw householdFull()
  const own = await households.ofMember(user._id)
  if (own !== null && own.members.length > 1) throw inHousehold()
  const enter = () => households.replace(household, joined(household, memberOf(user, now), invite.id))
  return own === null ? enter() : moveFrom(context, own, enter)
}

/** A user is in one household at most, so the old one is left first; without a new one it is as it was. */
const moveFrom = async ({ households }: AuthContext, own: HouseholdDoc, enter: () => Promise<boolean>) => {
  const emptied = { ...own, members: [], revision: own.revision + 1 }
  if (!(await households.replace(own, { members: [], invites: [] }))) return false
  let hasEntered = false
  try {
    hasEntered = await enter()
  } finally {
    if (!hasEntered) await households.replace(emptied, own)
  }
  return hasEntered
}

const findInvite = async (
  { households }: Pick<AuthContext, 'households'>,
  token: string,
): Promise<{ household: HouseholdDoc; invite: Invite }> => {
  const household = await households.ofInvite(token)
  const invite = household?.invites.find(({ tokenHash }) => tokenHash.includes(hashToken(token)))
  if (!household || !invite) throw notFound()
  return { household, invite }
}

const inHousehold = () =>
  new AppError('conflict', {
    code: problemCodes.inHousehold,
    detail: 'You are in a household already. Leave it first to join another.',
  })
