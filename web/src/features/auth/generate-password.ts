import { randomIndex } from './random-index.ts'

export const generatedPasswordLength = 16

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const symbols = '!@#$%^&*()-_=+?'
const alphabet = letters + digits + symbols

/** Sixteen random characters with a letter, a digit and a symbol among them. */
export const generatePassword = (): string => {
  const password = Array.from({ length: generatedPasswordLength }, () => alphabet[randomIndex(alphabet.length)]).join(
    '',
  )
  return [letters, digits, symbols].every((kind) => Array.from(kind).some((character) => password.includes(character)))
    ? password
    : generatePassword()
}
