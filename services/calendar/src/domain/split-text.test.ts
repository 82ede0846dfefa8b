import { expect, it } from 'vitest'
import { splitText } from './split-text.ts'

it.each(['', 'abc', 'é'.repeat(10), 'a🏡'.repeat(10)])(
  '%j in parts is the text again, and no part is too large',
  (text) => {
    const parts = splitText(text, 7)
    expect(parts.join('')).toBe(text)
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(7)
    expect(parts.every((part) => !part.includes('\uFFFD') && Buffer.from(part).toString() === part)).toBe(true)
  },
)
