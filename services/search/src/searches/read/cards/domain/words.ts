import type { KeptHome } from '@verandah/contracts'

export const wordFields = ['title', 'address', 'description', 'features', 'detectedFeatures'] as const
type Words = Pick<KeptHome, (typeof wordFields)[number]>

/** Lower case without accents, one space before each word. */
const spaced = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')}`

export function wordsIn(text: string): string[] {
  return spaced(text)
    .split(' ')
    .filter((word) => word !== '')
}

/** Finds which words occur in a home's texts, by prefix: "balcon" finds "Balcony". */
export function findWords(home: Words, words: readonly string[]): string[] {
  const text = spaced(
    [home.title, home.address, home.description, ...home.features, ...home.detectedFeatures].join(' '),
  )
  return words.filter((word) => text.includes(` ${word}`))
}
