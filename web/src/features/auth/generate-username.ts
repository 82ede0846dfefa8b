const adjectives = ['sunny', 'leafy', 'breezy', 'coastal', 'golden', 'quiet', 'bright', 'gentle', 'shady', 'merry']
const nameLength = 10
const numbers = 999

/** Returns an adjective, the first ten letters or digits of the name, and a number up to 998: `leafyruthellis407`. */
export function generateUsername(name: string): string {
  const adjective = adjectives[randomIndex(adjectives.length)] ?? ''
  const known = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, nameLength)
  return `${adjective}${known}${Math.floor(Math.random() * numbers)}`
}

const generatedPasswordLength = 16

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'
const symbols = '!@#$%^&*()-_=+?'
const alphabet = letters + digits + symbols

/** Returns sixteen random characters, including a letter, a digit and a symbol. */
export function generatePassword(): string {
  const password = Array.from({ length: generatedPasswordLength }, () => alphabet[randomIndex(alphabet.length)]).join(
    '',
  )
  return [letters, digits, symbols].every((kind) => Array.from(kind).some((character) => password.includes(character)))
    ? password
    : generatePassword()
}

/** Returns a uniform random integer from 0 to below `count` (at most 256); redraws bytes that would bias it. */
const randomIndex = (count: number): number => {
  const fair = 256 - (256 % count)
  const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
  return byte < fair ? byte % count : randomIndex(count)
}
