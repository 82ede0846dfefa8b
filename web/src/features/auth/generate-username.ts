import { randomIndex } from './random-index.ts'

const adjectives = ['sunny', 'leafy', 'breezy', 'coastal', 'golden', 'quiet', 'bright', 'gentle', 'shady', 'merry']
const nameLength = 10
const numbers = 999

/** An adjective, the first ten letters or digits of the name, and a number up to 998: `leafyruthellis407`. */
export const generateUsername = (name: string): string => {
  const adjective = adjectives[randomIndex(adjectives.length)] ?? ''
  const known = name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, nameLength)
  return `${adjective}${known}${Math.floor(Math.random() * numbers)}`
}
