import { problemCodes, type AccountLink } from '@verandah/contracts'
import { AppError, notFound, type Handler } from '@verandah/kit'
import type { AccountLinkDoc } from './account-links.ts'
import type { AuthContext } from './context.ts'
import { asksForCode } from './prove-code.ts'
import { normaliseName, type UserDoc } from './user-document.ts'

export const readAccountLink =
  (context: AuthContext): Handler<'readAccountLink'> =>
  async ({ body: { token } }) => {
    const { link, user, state } = await findLink(context, token)
    const isValid = state === 'valid'
    const asksCode = isValid && link.purpose === 'reset-password' && asksForCode(user)
    return { purpose: link.purpose, state, username: isValid ? user.username : null, asksCode }
  }

interface Found {
  link: AccountLinkDoc
  user: UserDoc
  state: AccountLink['state']
}

/** A password link is valid only while its address is the account's. */
const findLink = async ({ links, users, clock }: AuthContext, token: string): Promise<Found> => {
  const link = await links.findByToken(token)
  const user = link?.userId === undefined ? null : await users.findById(link.userId)
  if (!link || !user) throw notFound()
  const isUsed = link.usedAt !== undefined || (link.purpose === 'reset-password' && isElsewhere(link, user))
  return { link, user, state: isUsed ? 'used' : link.expiresAt <= clock.now() ? 'expired' : 'valid' }
}

/** Whether the account has moved to another address than the link's. */
export function isElsewhere(link: Pick<AccountLinkDoc, 'email'>, user: Pick<UserDoc, 'email'>): boolean {
  return normaliseName(link.email) !== normaliseName(user.email)
}

/** The valid link of a token, for this purpose. */
export async function requireLink(
  context: AuthContext,
  token: string,
  purpose: AccountLinkDoc['purpose'],
): Promise<Pick<Found, 'link' | 'user'>> {
  const { link, user, state } = await findLink(context, token)
  if (link.purpose !== purpose) throw notFound()
  if (state !== 'valid') throw deadLink(state)
  return { link, user }
}

export function deadLink(state: 'used' | 'expired') {
  return state === 'used'
    ? new AppError('conflict', { code: problemCodes.linkUsed, detail: 'This link has been used already.' })
    : new AppError('conflict', { code: problemCodes.linkExpired, detail: 'This link has expired.' })
}
