import { describe, expect, it, vi } from 'vitest'
import { generatePassword, generateUsername } from './generate-username.ts'

describe('a generated password', () => {
  it('has sixteen characters with letters, digits and symbols, and differs each time', () => {
    const passwords = Array.from({ length: 200 }, generatePassword)
    for (const password of passwords) {
      expect(password).toHaveLength(16)
      expect(password).toMatch(/[A-Za-z]/)
      expect(password).toMatch(/\d/)
      expect(password).toMatch(/[^A-Za-z\d\s]/)
    }
    expect(new Set(passwords).size).toBe(200)
  })
})

describe('a generated username', () => {
  it('is an adjective, the first ten letters or digits of the name in lower case, and a number', () => {
    expect(generateUsername('Ruth-Anne O’Ellis 3rd')).toMatch(/^[a-z]+ruthanneoe\d{1,3}$/)
  })

  it('numbers from 0 up to 998', () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.999_999)
    expect(generateUsername('Li')).toMatch(/li998$/)
    random.mockReturnValue(0)
    expect(generateUsername('Li')).toMatch(/li0$/)
  })
})
