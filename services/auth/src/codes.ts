import { randomInt } from 'node:crypto'

/** Digits and capitals that are hard to confuse (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code for people, of 50 random bits: `3F7K9-Q2XWM`. */
export function newCode(): string {
  const letters = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)])
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`
}

/** Normalises a typed code: removes spaces and dashes, reads O, I and L as digits. */
export function foldCode(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
}
