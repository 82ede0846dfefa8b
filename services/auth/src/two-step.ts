import { TwoStepChanged, type EventOf } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import type { Steps } from './totp.ts'
import { present, type CodeHolder, type TwoStepState, type UserCollection, type UserDoc } from './user-document.ts'

/** Two-step verification, in the `users` collection. */
export function createTwoStep({ model, update }: UserCollection) {
  return {
    /** Stores an unconfirmed secret, replacing an earlier one. False while two-step verification is on. */
    begin: async (userId: string, secret: string, startedAt: Date): Promise<boolean> => {
      const isOff = { _id: userId, twoStep: { $exists: false }, ...present }
      return (await model.updateOne(isOff, { $set: { twoStepSetup: { secret, startedAt } } })).matchedCount === 1
    },
    /** False after a concurrent change. */
    turnOn: ({ _id, twoStepSetup }: UserDoc, twoStep: TwoStepState, event: Changed): Promise<boolean> => {
      const isAwaited = {
        _id,
        'twoStepSetup.secret': twoStepSetup?.secret ?? '',
        twoStep: { $exists: false },
        ...present,
      }
      return update(isAwaited, { $set: { twoStep }, $unset: { twoStepSetup: 1 } }, [event])
    },
    turnOff: (userId: string, event: Changed): Promise<boolean> =>
      update(isOn(userId), { $unset: { twoStep: 1, twoStepSetup: 1 } }, [event]),
    /** False when it has been turned off since, and perhaps on again with another secret. */
    renewRecoveryCodes: (user: CodeHolder, hashes: string[], event: Changed): Promise<boolean> =>
      update(isOnAs(user), { $set: { 'twoStep.recoveryHashes': hashes } }, [event]),
    /** False when one of these or a later time step was used: codes are single use. */
    spendSteps: async (user: CodeHolder, { first, last }: Steps): Promise<boolean> => {
      const isLater = { ...isOnAs(user), 'twoStep.lastStep': { $lt: first } }
      return (await model.updateOne(isLater, { $set: { 'twoStep.lastStep': last } })).modifiedCount === 1
    },
    /** False when another request has used it in between. */
    spendRecoveryCode: (userId: string, hash: string, event: Changed): Promise<boolean> => {
      const isUnused = { ...isOn(userId), 'twoStep.recoveryHashes': hash }
      return update(isUnused, { $pull: { 'twoStep.recoveryHashes': hash } }, [event])
    },
  }
}

const isOn = (_id: string) => ({ _id, twoStep: { $exists: true }, ...present })
/** Set up when the user was read: `since` stays when the secret is sealed under a newer key. */
const isOnAs = ({ _id, twoStep: { since } }: CodeHolder) => ({ _id, 'twoStep.since': since, ...present })

type Changed = ReturnType<typeof twoStepChanged>

/** The event that warns the owner of a change. */
export function twoStepChanged(
  { _id: userId }: Pick<UserDoc, '_id'>,
  { clock, ...what }: Pick<EventOf<typeof TwoStepChanged>['data'], 'change' | 'recoveryCodesLeft'> & { clock: Clock },
) {
  return newEvent(TwoStepChanged, { userId, ...what, at: clock.now().toISOString() }, { clock })
}
