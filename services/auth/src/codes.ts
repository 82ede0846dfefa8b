import { randomInt } from 'node:crypto'

/** Digits and capitals that nobody confuses when reading aloud (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code for people, of 50 random bits: `3F7K9-Q2XWM`. */
export const newCode = (): string => {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** A code as somebody may type it, in one form: without spaces and dashes, and with the digits that O, I and L stand for. */
export const foldCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
