import { problemCodes, type AnyEnvelope, type EventOf, type SubscriptionChanged } from '@verandah/contracts'
import { AppError, eachPage, unlessTaken, type Store } from '@verandah/kit'
import { createDeletions } from './deletions.ts'
import { createTwoStep } from './two-step.ts'
import {
  asksForNoMoreThan,
  normaliseName,
  openUsers,
  present,
  type UserCollection,
  type UserDoc,
} from './user-document.ts'

/** The next revision of a user, with its events. */
export interface UserChange {
  fields: Partial<Pick<UserDoc, 'name' | 'email' | 'emailFolded' | 'passwordHash' | 'isAdmin'>>
  eventsOf: (changed: UserDoc) => AnyEnvelope[]
}

type PaidPlan = Pick<EventOf<typeof SubscriptionChanged>['data'], 'version' | 'plan' | 'status'>

export function createUsers({ store }: { store: Store }) {
  const users = openUsers(store)
  const { model } = users

  const hasOwner = async (email: string): Promise<boolean> =>
    (await model.exists({ emailFolded: normaliseName(email) })) !== null

  /** Rejects with a conflict that names the taken field. */
  const requireFree = async ({ username, email }: Pick<UserDoc, 'username' | 'email'>): Promise<void> => {
    if (await model.exists({ usernameFolded: normaliseName(username) })) throw alreadyTaken('username')
    await requireFreeEmail(email)
  }

  /** An address is taken once an account has proved it. */
  const requireFreeEmail = async (email: string): Promise<void> => {
    if (await hasOwner(email)) throw alreadyTaken('email')
  }

  return {
    requireFree,
    requireFreeEmail,
    hasOwner,
    ...finding(model),
    deletions: createDeletions(users),
    twoStep: createTwoStep(users),
    /** The name may have been taken since it was looked up. */
    insert: async (user: UserDoc, registered: AnyEnvelope): Promise<void> => {
      if (await users.insert(user, [registered])) return
      await requireFree(user)
      throw new Error(`There is a user ${user._id} already`)
    },
    /** Null after a concurrent write. */
    change: async (from: UserDoc, { fields, eventsOf }: UserChange): Promise<UserDoc | null> => {
      const changed = { ...from, ...fields, revision: (from.revision ?? 1) + 1 }
      const isStill = { _id: from._id, revision: from.revision ?? null, ...asksForNoMoreThan(from), ...present }
      const $set = { ...fields, revision: changed.revision }
      const isWritten = await unlessTaken(users.update(isStill, { $set }, eventsOf(changed)))
      if (isWritten === null) throw alreadyTaken('email')
      return isWritten ? changed : null
    },
    /** Stores the subscription; an older version never overwrites a newer one. */
    recordSubscription: async (id: string, { version, plan, status }: PaidPlan): Promise<void> => {
      const isOlder = { $or: [{ subscriptionVersion: { $lt: version } }, { subscriptionVersion: { $exists: false } }] }
      const $set = { plan, subscriptionStatus: status, subscriptionVersion: version }
      await model.updateOne({ _id: id, ...isOlder, ...present }, { $set })
    },
  }
}

const finding = (model: UserCollection['model']) => ({
  ...naming(model),
  findById: (id: string) => model.findOne({ _id: id, ...present }).lean<UserDoc>(),
  /** False once the password has changed since the user was read, or a code is asked for that was not. */
  isProvedAs: async ({ _id, passwordHash, ...user }: UserDoc): Promise<boolean> =>
    (await model.exists({ _id, passwordHash, ...asksForNoMoreThan(user) })) !== null,
  /** Maps every user who is not being deleted. */
  each: <Made>(make: (user: UserDoc) => Made) => eachPage(model, present, (page) => page.map(make)),
  exists: async (id: string): Promise<boolean> => (await model.exists({ _id: id })) !== null,
})

const naming = (model: UserCollection['model']) => {
  const findByUsername = (username: string) =>
    model.findOne({ usernameFolded: normaliseName(username), ...present }).lean<UserDoc>()
  /** The account that has proved this address. */
  const findByAddress = (email: string) =>
    model.findOne({ emailFolded: normaliseName(email), ...present }).lean<UserDoc>()
  return {
    findByUsername,
    findByAddress,
    /** Finds by proved address, which takes precedence, or by username. */
    findByLogin: async (typed: string): Promise<UserDoc | null> => {
      const [byAddress, byUsername] = await Promise.all([findByAddress(typed), findByUsername(typed)])
      return byAddress ?? byUsername
    },
  }
}

const takenProblems = {
  username: { code: problemCodes.usernameTaken, detail: 'This username is taken. Please choose another.' },
  email: {
    code: problemCodes.emailTaken,
    detail: 'There is already an account with this email address. Please log in.',
  },
} as const

const alreadyTaken = (field: keyof typeof takenProblems) => {
  const { code, detail } = takenProblems[field]
  return new AppError('conflict', { code, detail, fields: [{ field, message: detail }] })
}
