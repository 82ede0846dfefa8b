import { describe, expect, it } from 'vitest'
import { isCaller } from './is-caller.ts'

describe('a claim to be a user', () => {
  it.each([undefined, 1, '1', 'me', 'user-7'])('%s is the caller', (claimed) => {
    expect(isCaller(claimed, 'user-7')).toBe(true)
  })

  it.each(['user-8', 2, '', 'ME'])('%s is not', (claimed) => {
    expect(isCaller(claimed, 'user-7')).toBe(false)
  })
})
