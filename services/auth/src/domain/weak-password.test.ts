import { describe, expect, it } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { weaknessOf } from './weak-password.ts'

const owner = { username: 'Calmbuyer12', email: 'Ruth@example.com' }

describe('a password that is set', () => {
  it.each([
    ['password', 'Too many people use this password'],
    ['PassWord', 'Too many people use this password'],
    ['ｐａｓｓｗｏｒｄ', 'Too many people use this password'],
    ['Verandah1', 'not the name of this site'],
    ['2026-verandah!', 'not the name of this site'],
    ['calmBUYER12', 'not your username'],
    ['calmbuyer-1999', 'not your username'],
    ['ruth@EXAMPLE.com', 'not your email'],
  ])('%s is refused: %s', (password, reason) => {
    expect(weaknessOf(password, owner)).toContain(reason)
  })

  it.each([
    'my verandah faces east',
    'ruth@example.com.au',
    '20261129 1984',
    'correct horse battery',
    'password of a kind',
  ])('%s is fine', (password) => {
    expect(weaknessOf(password, owner)).toBeNull()
  })

  it('is on a list of 3,000, each of valid length and case-folded like the input', () => {
    expect(commonPasswords.size).toBe(3000)
    expect([...commonPasswords].filter((common) => common.length < 8 || common !== common.toLowerCase())).toEqual([])
    for (const common of commonPasswords) expect(weaknessOf(common.toUpperCase(), owner), common).not.toBeNull()
  })
})
