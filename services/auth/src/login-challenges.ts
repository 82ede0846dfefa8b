import { randomBytes } from 'node:crypto'
import { defineSchema, required, type Kit, forgetIn } from '@verandah/kit'
import { hashToken } from './tokens.ts'
import type { UserDoc } from './user-document.ts'

/** A log-in with the right password that awaits its two-step code. */
interface LoginChallengeDoc {
  /** SHA-256 of the browser's token. */
  _id: string
  userId: string
  /** Identifies the password; a change ends the log-in. */
  passwordMark: string
  expiresAt: Date
}

export const challengeLifeMs = 5 * 60_000

const challengeSchema = () => {
  const schema = defineSchema<LoginChallengeDoc>({
    _id: String,
    userId: required.string,
    passwordMark: required.string,
    expiresAt: required.date,
  })
  schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
  schema.index({ userId: 1 })
  return schema
}

/** An identifier of a password that reveals nothing about it. */
export function passwordMarkOf({ passwordHash }: Pick<UserDoc, 'passwordHash'>): string {
  return hashToken(passwordHash)
}

/** The `login_challenges` collection. */
export function createLoginChallenges({ store, clock }: Pick<Kit<unknown>, 'store' | 'clock'>) {
  const model = store.collection<LoginChallengeDoc>('login_challenges', challengeSchema())
  return {
    issue: async (user: UserDoc): Promise<string> => {
      const challenge = randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + challengeLifeMs)
      const passwordMark = passwordMarkOf(user)
      await model.insertMany([{ _id: hashToken(challenge), userId: user._id, passwordMark, expiresAt }])
      return challenge
    },
    find: (challenge: string) =>
      model.findOne({ _id: hashToken(challenge), expiresAt: { $gt: clock.now() } }).lean<LoginChallengeDoc>(),
    /** False when another request has used it in between. */
    use: async (challenge: string): Promise<boolean> =>
      (await model.deleteOne({ _id: hashToken(challenge) })).deletedCount === 1,
    forget: forgetIn(model),
  }
}
