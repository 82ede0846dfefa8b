import { beginTwoStep } from '@verandah/contracts'
import { nameOfKey } from '@verandah/kit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { resealTwoStep } from './reseal-two-step.ts'
import { createPhone } from './testing/create-phone.ts'
import { password, startAuth, type AuthUnderTest } from './testing/start-auth.ts'
import { createTwoStepKeys } from './two-step-keys.ts'
import type { UserDoc } from './user-document.ts'

const older = 'o'.repeat(32)
const newer = 'n'.repeat(32)
const gone = 'g'.repeat(32)
const added = { TWO_STEP_KEYS: `${newer}\n${older}` }

let auth: AuthUnderTest
let secret: string
beforeEach(async () => {
  auth = await startAuth({ TWO_STEP_KEYS: older })
  secret = (await createPhone(auth, await auth.signUp()).turnOn()).secret
})
afterEach(() => auth.stop())

const reseal = () => resealTwoStep(auth.platform.storeUrl, added)
const users = () => auth.store.collection<UserDoc>('users')
const only = createTwoStepKeys([newer])

describe('sealing the secrets of two-step verification anew', () => {
  it('reseals active and unconfirmed secrets once, and then names the only key needed', async () => {
    const as = (await auth.signUp({ username: 'kim', email: 'kim@example.com' })).accessToken
    const awaited = (await auth.call(beginTwoStep, { as, body: { password } })).body.secret
    expect(await reseal()).toContain('2 secret(s) sealed anew')
    const [meera, kim] = await users().find().sort({ username: -1 }).toArray()
    expect(only.open(meera?.twoStep?.secret ?? '', meera?._id ?? '')).toBe(secret)
    expect(only.open(kim?.twoStepSetup?.secret ?? '', kim?._id ?? '')).toBe(awaited)
    expect(await reseal()).toBe(
      `0 secret(s) sealed anew under the first of TWO_STEP_KEYS.\nNothing else needs an older key: \`npm run verandah keys -- FOLDER retire TWO_STEP_KEYS --resealed ${nameOfKey(newer)}\`.`,
    )
  })

  it('lists secrets that no key opens, and counts recovery codes of an earlier build', async () => {
    const meera = await users().findOne({})
    const sealed = createTwoStepKeys([gone]).seal(secret, meera?._id ?? '')
    await users().updateOne({}, { $set: { 'twoStep.secret': sealed, 'twoStep.recoveryHashes': ['of before'] } })
    const said = await reseal()
    expect(said).toContain('That of meera is sealed under a key that is gone')
    expect(said).toContain('codes that 1 people')
    expect((await users().findOne({}))?.twoStep?.secret).toBe(sealed)
  })
})
