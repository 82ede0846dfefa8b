import { HouseholdInviteMailed } from '@verandah/contracts'
import { type Handler, newEvent, unauthenticated } from '@verandah/kit'
import { linkTokenOf } from '@verandah/user-records'
import type { AuthContext } from '../context.ts'
import { enoughMails } from '../send-confirmation.ts'
import { hashToken } from '../tokens.ts'
import type { UserDoc } from '../user-document.ts'
import { type Invite, inviteLifeMs, isSpokenFor, withInvite } from './household-changes.ts'
import { householdFull, memberOf, showInvite, untilWritten } from './manage-household.ts'

/** Makes an invite, and a household for a caller who has none. Only hashes of its token are stored. */
export const inviteToHousehold =
  (context: AuthContext): Handler<'inviteToHousehold'> =>
  async ({ caller, body: { email } }) => {
    const { households, users, newId } = context
    const user = await users.findById(caller.sub)
    if (!user) throw unauthenticated()
    const { invite, token } = newInvite(context, user)
    const mails = email === undefined ? [] : await mailsOf(context, { email, user, invite })
    await untilWritten(async () => {
      const current = await households.ofMember(user._id)
      if (current === null) {
        const members = [memberOf(user, invite.createdAt)]
        return households.insert({ _id: newId(), revision: 1, members, invites: [invite] }, mails)
      }
      if (isSpokenFor(current, invite.createdAt)) throw householdFull()
      return households.replace(current, withInvite(current, invite), mails)
    })
    return { ...showInvite(invite), token }
  }

/**
 * The token is made from the id, as is the link in a mail: hashed under every key, since another process may mail it.
 */
const newInvite = ({ clock, newId, settings }: AuthContext, { _id: invitedBy }: UserDoc) => {
  const id = newId()
  const [token, ...others] = settings.ACCOUNT_LINK_KEYS.map((key) => linkTokenOf(key, id))
  if (token === undefined) throw new Error('There is no key for links')
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + inviteLifeMs)
  const tokenHash = [token, ...others].map(hashToken)
  return { token, invite: { id, tokenHash, invitedBy, createdAt, expiresAt } }
}

interface Mailing {
  email: string
  user: UserDoc
  invite: Invite
}

/**
 * Mails the invite if an account has proved the address; other addresses get none, so that strangers are not written
 * to. Within the limits of mails by the caller and to the address. Rejects with `limited`.
 */
const mailsOf = async (context: AuthContext, { email, user, invite }: Mailing) => {
  const { users, throttle, sendsMail, clock } = context
  if (!(await throttle.mayWriteTo(user._id))) throw enoughMails()
  const invited = await users.findByAddress(email)
  if (!sendsMail || !invited || invited._id === user._id || !(await throttle.mayConfirm(email))) return []
  const data = { inviteId: invite.id, userId: invited._id, email: invited.email, invitedBy: user.name }
  return [newEvent(HouseholdInviteMailed, { ...data, expiresAt: invite.expiresAt.toISOString() }, { clock })]
}
