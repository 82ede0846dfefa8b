import { createHmac } from 'node:crypto'
import { deriveKey } from '@verandah/kit'
import { describe, expect, it } from 'vitest'
import { createTwoStepKeys } from './two-step-keys.ts'

const older = 'the older secret of ours'
const newer = 'the newer secret of ours'

describe('a sealed secret', () => {
  const keys = createTwoStepKeys([older])

  it('opens for its user only, and not after a change of any bit', () => {
    const sealed = keys.seal('JBSWY3DP', 'user-1')
    expect(sealed).not.toContain('JBSWY3DP')
    expect(keys.seal('JBSWY3DP', 'user-1')).not.toBe(sealed)
    expect(keys.open(sealed, 'user-1')).toBe('JBSWY3DP')
    expect(() => keys.open(sealed, 'user-2')).toThrow('user-2')
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'Q' : 'A'}${sealed.slice(at + 1)}`
      if (Buffer.from(changed, 'base64url').equals(Buffer.from(sealed, 'base64url'))) continue
      expect(() => keys.open(changed, 'user-1'), `at ${at}`).toThrow('sealed under a key')
    }
  })

  it('opens after a new first key, until the old key is removed', () => {
    const sealed = keys.seal('JBSWY3DP', 'user-1')
    const both = createTwoStepKeys([newer, older])
    expect([keys.isCurrent(sealed, 'user-1'), both.isCurrent(sealed, 'user-1')]).toEqual([true, false])
    expect(both.open(sealed, 'user-1')).toBe('JBSWY3DP')
    expect(createTwoStepKeys([newer]).open(both.seal('JBSWY3DP', 'user-1'), 'user-1')).toBe('JBSWY3DP')
    expect(() => createTwoStepKeys([newer]).open(sealed, 'user-1')).toThrow('not set any more')
  })
})

describe('a recovery code', () => {
  const code = '3F7K9-Q2XWM'
  const hash = createTwoStepKeys([older]).hashCode(code, 'JBSWY3DP')

  it('is recognised for its user, however it is typed, whatever the keys', () => {
    const keys = createTwoStepKeys([newer])
    expect(keys.hashesOf('3f7k9 q2xwm', 'JBSWY3DP')).toContain(hash)
    expect(keys.hashesOf(code, 'ANOTHERS')).not.toContain(hash)
    expect(keys.isOlderHash(hash)).toBe(false)
  })

  it('of the previous build is recognised while the key that hashed it is configured', () => {
    const before = createHmac('sha256', deriveKey(older, 'recovery codes')).update('3F7K9Q2XWM').digest('base64url')
    expect(createTwoStepKeys([newer, older]).hashesOf(code, 'JBSWY3DP')).toContain(before)
    expect(createTwoStepKeys([newer]).hashesOf(code, 'JBSWY3DP')).not.toContain(before)
    expect(createTwoStepKeys([newer]).isOlderHash(before)).toBe(true)
  })
})
