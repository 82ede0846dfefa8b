import { finishLogin, listSecurityEvents } from '@verandah/contracts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createPhone } from './testing/create-phone.ts'
import { password, startAuth, type AuthUnderTest, type SignedIn } from './testing/start-auth.ts'

let auth: AuthUnderTest
let meera: SignedIn
let phone: ReturnType<typeof createPhone>
beforeEach(async () => {
  auth = await startAuth()
  meera = await auth.signUp()
  phone = createPhone(auth, meera)
})
afterEach(() => auth.stop())

const asked = async (headers: Record<string, string>): Promise<string> => {
  const reply = await auth.tryPassword(password, { headers })
  return (reply.body as unknown as { challenge: string }).challenge
}
const finish = (challenge: string, code: string, headers: Record<string, string>) =>
  auth.call(finishLogin, { body: { challenge, code }, headers })
const kinds = async () =>
  (await auth.call(listSecurityEvents, { as: meera.accessToken, query: {} })).body.map(({ kind }) => kind)

describe('a stranger who knows the password and guesses codes', () => {
  let recoveryCodes: string[]
  beforeEach(async () => {
    ;({ recoveryCodes } = await phone.turnOn())
    for (let n = 1; n <= 5; n += 1) expect((await guess(n)).body).toMatchObject({ code: 'wrong-code' })
  })
  const guess = async (n: number, code = '000000') => {
    const from = { 'x-client-address': `203.0.113.${n}` }
    return finish(await asked(from), code, from)
  }
  const atHome = { 'x-client-address': '198.51.100.7' }

  it('gets no further guess of six digits from any address, even a right one', async () => {
    const code = phone.next()
    const refused = await guess(6, code)
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { code: 'two-codes-needed', errors: [{ field: 'code' }] },
    ])
    expect((await kinds()).filter((kind) => kind === 'code-refused')).toHaveLength(5)
  })

  it('never limits a browser that the owner has used', async () => {
    const device = { 'x-device-token': meera.deviceToken }
    expect((await finish(await asked(device), phone.next(), device)).status).toBe(200)
  })

  it('keeps the owner waiting in a new browser only for the next code, which works once', async () => {
    const challenge = await asked(atHome)
    const first = phone.next()
    expect((await finish(challenge, first, atHome)).body).toMatchObject({ code: 'two-codes-needed' })
    const both = `${first} ${phone.next()}`
    expect((await finish(challenge, both, atHome)).status).toBe(200)
    expect((await finish(await asked(atHome), both, atHome)).body).toMatchObject({ code: 'wrong-code' })
    const overlapping = `${phone.shown()} ${phone.next()}`
    expect((await finish(await asked(atHome), overlapping, atHome)).body).toMatchObject({ code: 'wrong-code' })
  })

  it('cannot keep the owner from a recovery code', async () => {
    expect((await finish(await asked(atHome), recoveryCodes[0] ?? '', atHome)).status).toBe(200)
  })

  it('gets few guesses of two codes from one network, which limit no other network', async () => {
    const wrong = '000000 000000'
    for (let n = 0; n < 5; n += 1) expect((await guess(6, wrong)).body).toMatchObject({ code: 'wrong-code' })
    expect((await guess(6, wrong)).status).toBe(429)
    const first = phone.next()
    expect((await finish(await asked(atHome), first + phone.next(), atHome)).status).toBe(200)
  })
})
