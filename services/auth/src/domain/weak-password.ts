import { commonPasswords } from './common-passwords.ts'

export interface Owner {
  username: string
  email: string
}

/** Why a password is easy to guess, in the words of the form; null if it is not. */
export const weaknessOf = (password: string, { username, email }: Owner): string | null => {
  const tried = fold(password)
  if (commonPasswords.has(tried)) return 'Too many people use this password. Choose one that is harder to guess'
  if (tried === fold(username)) return 'Choose a password that is not your username'
  return tried === fold(email) ? 'Choose a password that is not your email' : null
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()
