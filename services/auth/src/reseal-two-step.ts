import { eachPage, readSettings, withStoreOf, type Environment } from '@verandah/kit'
import { AuthSettings } from './config.ts'
import { createTwoStepKeys } from './two-step-keys.ts'
import { openUsers, present, type UserCollection, type UserDoc } from './user-document.ts'

/** Seals every secret of two-step verification anew under the first key; resolves to the lines to print. */
export async function resealTwoStep(storeUrl: string, environment: Environment): Promise<string> {
  const keys = createTwoStepKeys(readSettings(AuthSettings.pick({ TWO_STEP_KEYS: true }), environment).TWO_STEP_KEYS)
  return withStoreOf('auth', storeUrl, async (store) => {
    const { model } = openUsers(store)
    const before = await sortSecrets(model, keys)
    for (const secret of before.older) await seal(model, secret, keys.seal(secret.text, secret.userId))
    const { older, lost, olderCodes } = await sortSecrets(model, keys)
    return [
      `${before.older.length - older.length} secret(s) sealed anew under the first of TWO_STEP_KEYS.`,
      ...lost.map(
        (user) => `That of ${user} is sealed under a key that is gone: \`npm run verandah operator -- two-step-off\`.`,
      ),
      ...(olderCodes > 0
        ? [`Recovery codes that ${olderCodes} people got from an earlier build end with an older key.`]
        : []),
      older.length > 0
        ? `${older.length} are left, which a process has sealed under an older key meanwhile: restart auth, then run this again.`
        : `Nothing else needs an older key: \`npm run verandah keys -- FOLDER retire TWO_STEP_KEYS --resealed ${keys.name}\`.`,
    ].join('\n')
  })
}

const fields = ['twoStep', 'twoStepSetup'] as const

interface OlderSecret {
  readonly userId: string
  readonly field: (typeof fields)[number]
  readonly sealed: string
  readonly text: string
}

/** Counts secrets under older keys, secrets that no key opens, and recovery codes hashed under an older key. */
const sortSecrets = async (model: UserCollection['model'], keys: ReturnType<typeof createTwoStepKeys>) => {
  const older: OlderSecret[] = []
  const lost: string[] = []
  let olderCodes = 0
  const having = { $or: fields.map((field) => ({ [field]: { $exists: true } })), ...present }
  for await (const page of eachPage<UserDoc, UserDoc>(model, having, (users) => users)) {
    olderCodes += page.filter(({ twoStep }) => twoStep?.recoveryHashes.some(keys.isOlderHash)).length
    for (const { username, text, ...secret } of page.flatMap((user) => olderSecretsOf(user, keys))) {
      if (text === null) lost.push(username)
      else older.push({ ...secret, text })
    }
  }
  return { older, lost, olderCodes }
}

/** `text` is null where no key opens the secret. */
const olderSecretsOf = (user: UserDoc, keys: ReturnType<typeof createTwoStepKeys>) =>
  fields.flatMap((field) => {
    const sealed = user[field]?.secret
    if (sealed === undefined || keys.isCurrent(sealed, user._id)) return []
    return [{ userId: user._id, username: user.username, field, sealed, text: keys.tryOpen(sealed, user._id) }]
  })

/** Unless it changed concurrently. */
const seal = (model: UserCollection['model'], { userId, field, sealed }: OlderSecret, anew: string) =>
  model.updateOne({ _id: userId, [`${field}.secret`]: sealed }, { $set: { [`${field}.secret`]: anew } })
