import { defineSchema, required, unlessTaken, type Store } from '@verandah/kit'

export interface InviteDoc {
  /** The code, as `readCode` writes it. */
  _id: string
  maxUses: number
  usesLeft: number
  createdAt: Date
  expiresAt: Date
  /** Uses reserved by unconfirmed registrations. */
  pending: { userId: string; since: Date }[]
  redeemedBy: string[]
}

const inviteSchema = () =>
  defineSchema<InviteDoc>({
    _id: String,
    maxUses: required.number,
    usesLeft: required.number,
    createdAt: required.date,
    expiresAt: required.date,
    pending: [{ _id: false, userId: String, since: Date }],
    redeemedBy: [String],
  }).index({ 'pending.since': 1 }, { sparse: true })

/** People type codes in any case and with any spaces. */
export function readCode(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase()
}

export function createInviteCodes({ store }: { store: Store }) {
  const model = store.collection<InviteDoc>('invite_codes', inviteSchema())
  return {
    /** False when the code exists. */
    insert: async (invite: InviteDoc): Promise<boolean> => (await unlessTaken(model.create(invite))) !== null,
    list: () => model.find().sort({ createdAt: -1 }).lean<InviteDoc[]>(),
    /** Reserves one use for a registration; false when none is left. Atomic. */
    take: async (code: string, userId: string, now: Date): Promise<boolean> => {
      const { modifiedCount } = await model.updateOne(
        { _id: readCode(code), usesLeft: { $gt: 0 }, expiresAt: { $gt: now } },
        { $inc: { usesLeft: -1 }, $push: { pending: { userId, since: now } } },
      )
      return modifiedCount === 1
    },
    confirm: async (code: string, userId: string): Promise<void> => {
      await model.updateOne(
        { _id: readCode(code), 'pending.userId': userId },
        { $pull: { pending: { userId } }, $addToSet: { redeemedBy: userId } },
      )
    },
    giveBack: async (code: string, userId: string): Promise<void> => {
      await model.updateOne(
        { _id: readCode(code), 'pending.userId': userId },
        { $pull: { pending: { userId } }, $inc: { usesLeft: 1 } },
      )
    },
    codesOf: async (userId: string): Promise<string[]> =>
      (await model.find({ redeemedBy: userId }, { _id: 1 }).lean<Pick<InviteDoc, '_id'>[]>()).map(({ _id }) => _id),
    /** Confirms a reserved use. */
    forget: async (userId: string): Promise<number> =>
      (await model.updateMany({ redeemedBy: userId }, { $pull: { redeemedBy: userId, pending: { userId } } }))
        .modifiedCount,
    listPendingBefore: (before: Date) => model.find({ 'pending.since': { $lt: before } }).lean<InviteDoc[]>(),
  }
}
