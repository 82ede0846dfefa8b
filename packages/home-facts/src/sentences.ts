import { shortForms } from './tokens.ts'

/** Line breaks and bullets, boxes before an item, and the marks that end a sentence with the quotes that close it. */
const ends = /[\n\r•·✓✔★▪●|]+|(?=[✗✘❌☒☐☑✅]|\[[ x]\])|(?<![!.?])[!.?]+["')\]”’]*(?=\s|$)/gi

/** Bounds the work for text without sentence ends. */
const sentenceAtMost = 400
const textAtMost = 20_000

/**
 * Splits a text into sentences, each with its final mark, so that a question remains one. Each end is found
 * independently of other sentences.
 */
export function sentencesOf(text: string): string[] {
  const whole = text.slice(0, textAtMost)
  const sentences: string[] = []
  let start = 0
  for (const { index, 0: mark } of whole.matchAll(ends)) {
    if (mark.startsWith('.') && isAbbreviation(whole, index)) continue
    sentences.push(...cutLong(clean(whole.slice(start, index + mark.length))))
    start = index + mark.length
  }
  sentences.push(...cutLong(clean(whole.slice(start))))
  return sentences.filter((sentence) => sentence !== '')
}

const clean = (sentence: string): string =>
  sentence
    .replace(/[\n\r•·✓✔★▪●|]/g, ' ')
    .replace(/^[\s*–-]+/, '')
    .trim()

/** "approx. 300 sqm" and "No. 3": the point belongs to the word unless a capital follows. */
const isAbbreviation = (text: string, at: number): boolean => {
  const word = /\b[a-z]+$/i.exec(text.slice(Math.max(0, at - 8), at))?.[0].toLowerCase() ?? ''
  if (word === 'no') return /^\.\s\d/.test(text.slice(at, at + 3))
  return shortForms.has(word) && /^\.\s[a-z\d]/.test(text.slice(at, at + 3))
}

const cutLong = (sentence: string): string[] => {
  if (sentence.length <= sentenceAtMost) return [sentence]
  const space = sentence.lastIndexOf(' ', sentenceAtMost)
  const end = space > 0 ? space : sentenceAtMost
  return [sentence.slice(0, end), ...cutLong(sentence.slice(end).trim())]
}
