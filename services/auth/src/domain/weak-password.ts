import { commonPasswords } from './common-passwords.ts'

export interface Owner {
  username: string
  email: string
}

/** Why a password is easy to guess, in the words of the form; null if it is not. */
export function weaknessOf(password: string, { username, email }: Owner): string | null {
  const tried = fold(password)
  if (commonPasswords.has(tried)) return 'Too many people use this password. Choose one that is harder to guess'
  if (lettersOf(tried) === productName) return 'Choose a password that is not the name of this site'
  if (isAbout(username, tried)) return 'Choose a password that is not your username'
  return isAbout(email, tried) ? 'Choose a password that is not your email' : null
}

const productName = 'verandah'

/** Digits and signs around a known word add little: "Verandah1!" (NIST SP 800-63B, context-specific words). */
const isAbout = (word: string, tried: string): boolean =>
  tried === fold(word) || (lettersOf(tried) !== '' && lettersOf(tried) === lettersOf(fold(word)))

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '')

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
