import { problemCodes } from '@verandah/contracts'
import { AppError } from '@verandah/kit'
import type { AuthContext } from './context.ts'
import type { UserDoc } from './user-document.ts'

type Deps = Pick<AuthContext, 'links' | 'throttle'>
type Claim = Pick<UserDoc, '_id' | 'email'>

/** Mails a confirmation link to a claimed address; false when the address's mail limit is reached. */
export async function sendConfirmation({ links, throttle }: Deps, claim: Claim): Promise<boolean> {
  if (!(await throttle.mayConfirm(claim.email))) return false
  await links.sendConfirmation(claim)
  return true
}

/** The same for a signed-in user, with a limit of their own. Rejects with `limited`. */
export async function requireConfirmation(deps: Deps, claim: Claim): Promise<void> {
  if (!(await deps.throttle.mayWriteTo(claim._id)) || !(await sendConfirmation(deps, claim))) throw enoughMails()
}

export function enoughMails() {
  return new AppError('limited', {
    code: problemCodes.tooManyAttempts,
    detail: 'We have sent you several links already. Please look in your spam folder, or try again in an hour.',
    retryAfterMs: 60 * 60_000,
  })
}
