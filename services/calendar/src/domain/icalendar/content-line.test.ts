import { describe, expect, it } from 'vitest'
import { foldLine, textOf } from './content-line.ts'

const octets = (line: string) => Buffer.byteLength(line)
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('a line', () => {
  it('of 75 octets is left as it is, one of 76 is folded', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75))
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`)
  })

  it.each(['é', '€', '🏡', 'x€🏡é '])(
    'of many %s has no part above 75 octets, and no character is cut',
    (character) => {
      const line = `SUMMARY:${character.repeat(200)}`
      const parts = foldLine(line).split('\r\n')
      expect(Math.max(...parts.map(octets))).toBeLessThanOrEqual(75)
      expect(parts.slice(1).every((part) => part.startsWith(' '))).toBe(true)
      expect(foldLine(line)).not.toContain('\uFFFD')
      expect(unfold(foldLine(line))).toBe(line)
    },
  )
})

it('text cannot end its line or its value', () => {
  expect(textOf('a;b,c\\d\r\ne\nf\rg')).toBe('a\\;b\\,c\\\\d\\ne\\nf\\ng')
})
