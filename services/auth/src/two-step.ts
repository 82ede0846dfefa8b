import { TwoStepChanged, type EventOf } from '@verandah/contracts'
import { newEvent, type Clock } from '@verandah/kit'
import { present, type TwoStepState, type UserCollection, type UserDoc } from './user-document.ts'

/** What an account asks for beside its password, in the `users` collection. */
export const createTwoStep = ({ model, update }: UserCollection) => ({
  /** Keeps a secret whose first code is awaited, in place of one before. False while a code is asked for already. */
  begin: async (userId: string, secret: string, startedAt: Date): Promise<boolean> => {
    const isOff = { _id: userId, twoStep: { $exists: false }, ...present }
    return (await model.updateOne(isOff, { $set: { twoStepSetup: { secret, startedAt } } })).matchedCount === 1
  },
  /** False when another request has begun anew or finished meanwhile. */
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
  renewRecoveryCodes: (userId: string, hashes: string[], event: Changed): Promise<boolean> =>
    update(isOn(userId), { $set: { 'twoStep.recoveryHashes': hashes } }, [event]),
  /** False when this step, or a later one, has been used: no code counts twice. */
  spendStep: async (userId: string, step: number): Promise<boolean> => {
    const isLater = { ...isOn(userId), 'twoStep.lastStep': { $lt: step } }
    return (await model.updateOne(isLater, { $set: { 'twoStep.lastStep': step } })).modifiedCount === 1
  },
  /** False when another request has used it meanwhile. */
  spendRecoveryCode: (userId: string, hash: string, event: Changed): Promise<boolean> => {
    const isUnused = { ...isOn(userId), 'twoStep.recoveryHashes': hash }
    return update(isUnused, { $pull: { 'twoStep.recoveryHashes': hash } }, [event])
  },
})

const isOn = (_id: string) => ({ _id, twoStep: { $exists: true }, ...present })

type Changed = ReturnType<typeof twoStepChanged>

/** Says what has changed, so that somebody may warn the owner. */
export const twoStepChanged = (
  { _id: userId }: Pick<UserDoc, '_id'>,
  { clock, ...what }: Pick<EventOf<typeof TwoStepChanged>['data'], 'change' | 'recoveryCodesLeft'> & { clock: Clock },
) => newEvent(TwoStepChanged, { userId, ...what, at: clock.now().toISOString() }, { clock })
