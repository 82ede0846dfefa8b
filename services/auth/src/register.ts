import { problemCodes, UserRegistered, type register as registerRoute, type Registration } from '@verandah/contracts'
import { AppError, isDuplicateKey, newEvent, reasonOf, toOutbox, type Clock, type Handler } from '@verandah/kit'
import { alreadyTaken } from './already-taken.ts'
import type { AuthContext } from './context.ts'
import { fold } from './fold.ts'
import { originOf } from './request-origin.ts'
import type { UserDoc } from './user-document.ts'

type Deps = Pick<
  AuthContext,
  'users' | 'inviteCodes' | 'passwords' | 'throttle' | 'openSession' | 'clock' | 'newId' | 'log'
>

/** Opens an account and a session. Nothing is kept of a registration that is refused. */
export const register =
  (deps: Deps): Handler<typeof registerRoute> =>
  async (call) => {
    const { body, caller, remoteAddress } = call
    const { users, passwords, throttle, openSession, clock, newId } = deps
    await throttle.demandRegistration(remoteAddress)
    await demandFree(users, body)
    const userId = newId()
    const passwordHash = await passwords.hash(body.password)
    const user = await withInvite(deps, { code: body.inviteCode, userId }, async (hasSearchGrant) => {
      const opened = newUser(body, { userId, passwordHash, hasSearchGrant, clock })
      await insertUser(users, opened)
      return opened
    })
    return openSession(user, { origin: originOf(call), caller, kind: 'registered' })
  }

const demandFree = async (users: Deps['users'], wanted: Registration): Promise<void> => {
  const taken = await users.findTaken(wanted)
  if (taken) throw alreadyTaken(taken)
}

interface Redemption {
  code: string | undefined
  userId: string
}

/** Takes one use of the code before the account is written, and gives it back when the account could not be. */
const withInvite = async (
  { inviteCodes, clock, log }: Deps,
  { code, userId }: Redemption,
  open: (hasSearchGrant: boolean) => Promise<UserDoc>,
): Promise<UserDoc> => {
  if (code === undefined || code === '') return open(false)
  if (!(await inviteCodes.take(code, userId, clock.now()))) throw codeRefused()
  const user = await open(true).catch(async (error: unknown) => {
    if (error instanceof AppError) await inviteCodes.giveBack(code, userId)
    throw error
  })
  await inviteCodes.settle(code, userId).catch((error: unknown) => {
    log.warn({ reason: reasonOf(error), userId }, 'an invite waits to be settled')
  })
  return user
}

/** Somebody may have taken the name since it was looked up. */
const insertUser = async (users: Deps['users'], user: UserDoc): Promise<void> => {
  try {
    await users.insert(user)
  } catch (error) {
    const taken = isDuplicateKey(error) ? await users.findTaken(user) : null
    throw taken ? alreadyTaken(taken) : error
  }
}

interface NewUser {
  userId: string
  passwordHash: string
  hasSearchGrant: boolean
  clock: Clock
}

const newUser = (
  { username, email, name, plan }: Registration,
  { userId, passwordHash, hasSearchGrant, clock }: NewUser,
): UserDoc => ({
  _id: userId,
  revision: 1,
  username,
  usernameFolded: fold(username),
  email,
  emailFolded: fold(email),
  name,
  plan,
  isAdmin: false,
  createdAt: clock.now(),
  subscriptionStatus: 'inactive',
  hasSearchGrant,
  passwordHash,
  outbox: toOutbox([newEvent(UserRegistered, { userId, username, email, name, plan }, { clock })]),
})

const codeRefused = () => {
  const message = 'This invite code is not known, has expired or is used up.'
  const fields = [{ field: 'inviteCode', message }]
  return new AppError('invalid', { code: problemCodes.inviteCodeRefused, detail: message, fields })
}
