import { describe, expect, it } from 'vitest'
import { createDeviceTokens, createRefreshTokens, hashToken } from './tokens.ts'

const secret = 'a secret of the test, of more than thirty-two characters'
const other = `another ${secret}`
const tokens = createRefreshTokens([secret])
const elsewhere = createRefreshTokens([other])
const successorOf = (token: string, by = tokens) => by.successorsOf(token)[0] ?? ''

describe('a refresh token', () => {
  it('names its session, and is different for each session', () => {
    const one = tokens.first('sid-1')
    const other = tokens.first('sid-1')
    expect([tokens.sidOf(one), tokens.sidOf(other)]).toEqual(['sid-1', 'sid-1'])
    expect(one).not.toBe(other)
    expect(one.split('.')[1]).toHaveLength(43)
  })

  it('has one successor in the same session, which only our key can derive', () => {
    const token = tokens.first('sid-1')
    const successor = successorOf(token)
    expect(tokens.sidOf(successor)).toBe('sid-1')
    expect(successorOf(token)).toBe(successor)
    const line = [token, successor, successorOf(successor), successorOf(tokens.first('sid-1'))]
    expect(new Set(line.map((one) => one.split('.')[1])).size).toBe(4)
    expect(successorOf(token, elsewhere).split('.')[1]).not.toBe(successor.split('.')[1])
  })

  it('is rejected when a part was changed, cut off or forged', () => {
    const [sid, random, proof] = tokens.first('sid-1').split('.')
    const [, otherRandom, otherProof] = tokens.first('sid-1').split('.')
    for (const forged of [
      `sid-2.${random}.${proof}`,
      `${sid}.${otherRandom}.${proof}`,
      `${sid}.${random}.${otherProof}`,
      `${sid}.${random}.${proof?.slice(0, -1)}`,
      `${sid}.${random}.${proof}A`,
      `${sid}.${random}.`,
      `${sid}.${random}`,
      'sid-1',
      '..',
      '',
      elsewhere.first('sid-1'),
      tokens.first(''),
    ])
      expect([forged, tokens.sidOf(forged)]).toEqual([forged, null])
  })
})

describe('during a key rotation', () => {
  const next = createRefreshTokens([secret, other])
  const changed = createRefreshTokens([other, secret])

  it('a process with both keys accepts tokens of either, and knows the other’s successor', () => {
    for (const [signer, reader] of [
      [tokens, next],
      [next, changed],
      [changed, next],
      [elsewhere, changed],
    ] as const) {
      const token = signer.first('sid-1')
      expect(reader.sidOf(token)).toBe('sid-1')
      expect(reader.successorsOf(token)).toContain(successorOf(token, signer))
    }
  })

  it('devices are recognised with either key', () => {
    const before = createDeviceTokens([secret])
    const after = createDeviceTokens([other, secret])
    expect(after.isKnown(before.issue('meera'), 'meera')).toBe(true)
    expect(after.isKnown(before.issue('meera'), 'joanna')).toBe(false)
    expect(before.isKnown(after.issue('meera'), 'meera')).toBe(false)
  })
})

it('stored hashes distinguish tokens and reveal nothing', () => {
  const token = tokens.first('sid-1')
  expect(hashToken(token)).toBe(hashToken(token))
  expect(hashToken(token)).toMatch(/^[\w-]{43}$/)
  expect(hashToken(`${token}A`)).not.toBe(hashToken(token))
})

describe('a device token', () => {
  const devices = createDeviceTokens([secret])

  it('is known for its user only', () => {
    const token = devices.issue('meera')
    expect(devices.isKnown(token, 'meera')).toBe(true)
    expect(devices.isKnown(token, 'joanna')).toBe(false)
    expect(createDeviceTokens([other]).isKnown(token, 'meera')).toBe(false)
    expect(devices.issue('meera')).not.toBe(token)
  })

  it('is unknown when it was changed, cut off or forged', () => {
    const [device, mac] = devices.issue('meera').split('.')
    const [otherDevice, otherMac] = devices.issue('meera').split('.')
    for (const forged of [`${otherDevice}.${mac}`, `${device}.${otherMac}`, `${device}.`, `${device}`, `.${mac}`, ''])
      expect(devices.isKnown(forged, 'meera')).toBe(false)
  })
})
