import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionRevoked, type Problem } from '@verandah/contracts'
import { clientAddressHeader, deviceHeader } from '@verandah/kit'
import { password, startAuth, type AuthUnderTest } from './testing/start-auth.ts'

const verified = vi.hoisted(() => ({ hashes: [] as string[] }))
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>()
  const verify: typeof original.verify = (hash, typed) => {
    verified.hashes.push(String(hash))
    return original.verify(hash, typed)
  }
  return { ...original, verify }
})

let auth: AuthUnderTest
beforeEach(async () => {
  auth = await startAuth()
  await auth.signUp()
  verified.hashes.length = 0
})
afterEach(() => auth.stop())

const from = (address: string, device = '') => ({
  headers: { [clientAddressHeader]: address, ...(device && { [deviceHeader]: device }) },
})

const guess = async (times: number, address: string, device = '') => {
  for (let n = 0; n < times; n += 1) await auth.tryPassword(`wrong guess ${n}`, from(address, device))
}

describe('logging in', () => {
  it('accepts the email address too, with one guess limit for both names', async () => {
    const byEmail = { username: 'MEERA@example.com' }
    expect((await auth.tryPassword(password, byEmail)).body).toMatchObject({ username: 'meera' })
    for (let n = 0; n < 3; n += 1) await auth.tryPassword('wrong guess', byEmail)
    await guess(2, '127.0.0.1')
    expect((await auth.tryPassword(password, byEmail)).status).toBe(429)
  })

  it('prefers the owner of an address to an account with that username', async () => {
    await auth.signUp({ username: 'meera@example.com', email: 'other@example.com' })
    expect((await auth.tryPassword(password, { username: 'meera@example.com' })).body).toMatchObject({
      username: 'meera',
    })
  })

  it('opens a session for the right password, whatever the case of the username', async () => {
    const reply = await auth.tryPassword(password, { username: 'Meera' })

    expect(reply.status).toBe(200)
    expect(reply.body).toMatchObject({ username: 'meera', plan: 'free_trial' })
    expect(reply.headers.getSetCookie()).toHaveLength(4)
  })

  it('sets HTTPS-only cookies only where the product is served over HTTPS', async () => {
    const secure = await startAuth({ PUBLIC_URL: 'https://verandah.example' })
    await secure.signUp()
    const replies = [await secure.tryPassword(password), await auth.tryPassword(password)]
    await secure.stop()
    const isSecure = replies.map(({ headers }) => headers.getSetCookie().map((line) => line.includes('; Secure')))
    expect(isSecure).toEqual([Array(4).fill(true), Array(4).fill(false)])
  })

  it('ends the browser’s previous session', async () => {
    const before = await auth.signIn('meera')
    await auth.tryPassword(password, { headers: { authorization: `Bearer ${before.accessToken}` } })
    await auth.idle()

    expect(auth.bus.published(SessionRevoked)).toHaveLength(1)
    expect((await auth.refresh(before.refreshToken)).status).toBe(401)
  })

  it('answers an unknown user and a wrong password alike, after the same work', async () => {
    const wrong = await auth.tryPassword('not the password')
    const unknown = await auth.tryPassword('not the password', { username: 'nobody' })

    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(comparable(wrong.body)).toEqual(comparable(unknown.body))
    expect(wrong.body).toMatchObject({ code: 'wrong-credentials' })
    expect(verified.hashes.map((hash) => hash.split('$').slice(1, 4))).toEqual([
      ['argon2id', 'v=19', 'm=64,t=3,p=1'],
      ['argon2id', 'v=19', 'm=64,t=3,p=1'],
    ])
    expect(verified.hashes[0]?.length).toBe(verified.hashes[1]?.length)
  })
})

describe('guessing', () => {
  it('is limited per account and address, with the time to wait', async () => {
    await guess(5, '203.0.113.9')
    verified.hashes.length = 0
    const reply = await auth.tryPassword(password, from('203.0.113.9'))

    expect(reply.status).toBe(429)
    expect(reply.body).toMatchObject({ code: 'too-many-attempts' })
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(verified.hashes).toEqual([])
  })

  it('from other addresses never locks the owner out', async () => {
    for (const last of [1, 2, 3, 4]) await guess(6, `203.0.113.${last}`)

    expect((await auth.tryPassword(password, from('198.51.100.7'))).status).toBe(200)
  })

  it('from the same address does not stop a browser that the account knows', async () => {
    const { deviceToken } = await auth.signIn('meera')
    await guess(6, '203.0.113.9')

    expect((await auth.tryPassword(password, from('203.0.113.9'))).status).toBe(429)
    expect((await auth.tryPassword(password, from('203.0.113.9', deviceToken))).status).toBe(200)
  })

  it('is limited on a known browser too, and a forged device is unknown', async () => {
    const { deviceToken } = await auth.signIn('meera')
    await guess(5, '203.0.113.9', deviceToken)
    expect((await auth.tryPassword(password, from('203.0.113.9', deviceToken))).status).toBe(429)

    await guess(5, '203.0.113.10')
    expect((await auth.tryPassword(password, from('203.0.113.10', 'made-up.token'))).status).toBe(429)
  })

  it('at many accounts from one address is stopped, and one IPv6 network counts as one address', async () => {
    const strict = await startAuth({ LOGIN_ATTEMPTS_PER_ADDRESS: '2' })
    const statuses: number[] = []
    for (const [n, address] of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8:0:1::4'].entries()) {
      const reply = await strict.tryPassword('a guess for all', { username: `user${n}`, ...from(address) })
      statuses.push(reply.status)
    }
    await strict.stop()

    expect(statuses).toEqual([401, 401, 429, 401])
  })

  it('is forgiven after the right password', async () => {
    await guess(4, '203.0.113.9')
    await auth.tryPassword(password, from('203.0.113.9'))
    await guess(4, '203.0.113.9')

    expect((await auth.tryPassword(password, from('203.0.113.9'))).status).toBe(200)
  })
})

const comparable = (body: unknown) => ({ ...(body as Problem), requestId: '' })
